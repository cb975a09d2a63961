import { Component, type ReactNode, useId } from 'react'
import { Button } from './button.tsx'

interface Written {
  label: string
  text: string
}

/**
 * Keeps a failure of what is in it from taking the whole page along. What was written can be copied
 * from where it stood, and one can go on with it once the failure has passed.
 */
export class FailureBoundary extends Component<
  { written?: () => Written[]; className?: string; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { written, className, children } = this.props
    if (!this.state.failed) return children
    return (
      <div className={className}>
        <Failure
          written={written?.().filter(({ text }) => text.trim() !== '') ?? []}
          retry={() => this.setState({ failed: false })}
        />
      </div>
    )
  }
}

function Failure({ written, retry }: { written: Written[]; retry: () => void }) {
  return (
    <>
      <div role="alert" className="rounded-lg border border-bad bg-bad-tint p-6">
        <p className="text-h3">Something went wrong here</p>
        <p className="mt-1 mb-4">
          {written.length > 0
            ? 'What you wrote is not lost. Try again to go on with it, or copy it from below.'
            : 'Try again. If it happens again, reload the page.'}
        </p>
        <Button variant="outline" onClick={retry}>
          Try again
        </Button>
      </div>
      {written.map((one) => (
        <WrittenText key={one.label} {...one} />
      ))}
    </>
  )
}

function WrittenText({ label, text }: Written) {
  const id = useId()
  return (
    <div className="mt-5">
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <textarea
        id={id}
        readOnly
        value={text}
        rows={Math.min(12, Math.ceil(text.length / 80))}
        className="block w-full resize-y rounded-md border border-line-strong bg-card px-3.5 py-2.5 font-mono text-sm text-ink"
      />
    </div>
  )
}
