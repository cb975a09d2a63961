import { Dialog } from '#app/ui/dialog.tsx'
import { labels } from '#app/writing/editor/labels.ts'
import { showKeys } from './keys.ts'
import { tools } from './tools.ts'

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const listed = [
    ...tools.flat().flatMap(({ keys, label }): [string, string][] => (keys ? [[keys, label]] : [])),
    ...Object.entries(labels.shortcuts.more),
  ]
  return (
    <Dialog open={open} title={labels.shortcuts.title} onClose={onClose}>
      <table className="w-full text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">{labels.shortcuts.action}</th>
            <th scope="col">{labels.shortcuts.keys}</th>
          </tr>
        </thead>
        <tbody className="rows">
          {listed.map(([keys, label]) => (
            <tr key={label}>
              <td className="py-1.5 pr-4">{label}</td>
              <td className="py-1.5 text-right">
                <kbd className="rounded-sm bg-tint px-2 py-0.5 font-sans whitespace-nowrap">
                  {showKeys(keys)}
                </kbd>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-sm text-muted">{labels.shortcuts.markdown}</p>
    </Dialog>
  )
}
