import { Component, type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { labels } from './labels.ts'

interface Written {
  label: string
  text: string
}

/**
 * Contains a rendering failure of its children, so that the rest of the page stays usable. Typed text
 * can be copied, or edited further once a retry succeeds.
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
        <p className="text-h3">{labels.failure.title}</p>
        <p className="mt-1 mb-4">
          {written.length > 0 ? labels.failure.withText : labels.failure.withoutText}
        </p>
        <Button variant="outline" onClick={retry}>
          {labels.tryAgain}
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
