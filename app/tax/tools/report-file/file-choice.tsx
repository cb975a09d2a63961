import { fileWords as words } from '#content/en/tools/file-words.ts'

/** Reads a file into the box above it; its controls have no names, as they are no fields of the form. */
export function FileChoice({ id }: { id: string }) {
  return (
    <div className="mt-2 grid gap-2 [html:not([data-script])_&]:hidden">
      <label className="grid gap-1">
        <span className="text-sm font-medium">{words.choose}</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,.xlsx"
          aria-describedby={`${id}-file-hint`}
          className="min-h-11 w-full rounded-md text-sm text-muted file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-line-strong file:bg-card file:px-4 file:font-semibold file:text-ink"
        />
      </label>
      <p id={`${id}-file-hint`} className="text-sm text-muted">
        {words.hint}
      </p>
      <label hidden className="grid gap-1 [&[hidden]]:hidden">
        <span className="text-sm font-medium">{words.sheet}</span>
        <select className="min-h-11 rounded-md border border-line-strong bg-card px-3" />
      </label>
      <p data-file-status role="status" className="text-sm font-medium" />
    </div>
  )
}
