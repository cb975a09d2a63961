import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import type { DOMOutputSpec } from '@tiptap/pm/model'

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Number(cell.getAttribute(name)) || 1,
  renderHTML: (given: Record<string, unknown>) =>
    Number(given[name]) > 1 ? { [name]: String(given[name]) } : {},
})
const spans = { colspan: span('colspan'), rowspan: span('rowspan') }

/** A table with a caption; columns are as wide as their text needs, as on the page. */
export const tables = [
  Table.extend({
    addAttributes: () => ({
      caption: {
        default: '',
        parseHTML: (table) => table.querySelector(':scope > caption')?.textContent?.trim() ?? '',
        renderHTML: () => ({}),
      },
    }),
    parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
    renderHTML: ({ node }): DOMOutputSpec => {
      const { caption } = node.attrs
      const rows: DOMOutputSpec = ['tbody', 0]
      const table: DOMOutputSpec = caption
        ? ['table', ['caption', { contenteditable: 'false' }, caption], rows]
        : ['table', rows]
      // As the page does it, so that a wide one scrolls.
      return ['div', { class: 'table-scroller' }, table]
    },
    addNodeView: () => null,
    addKeyboardShortcuts() {
      const { Tab: _, ...others } = this.parent?.() ?? {}
      // In the last cell Tab leaves the text, so that keyboard users are not trapped in the table.
      return { ...others, Tab: ({ editor }) => editor.commands.goToNextCell() }
    },
  }),
  TableRow,
  TableCell.extend({
    addAttributes: () => ({ ...spans, colwidth: { default: null, rendered: false } }),
  }),
  TableHeader.extend({
    addAttributes: () => ({
      ...spans,
      colwidth: { default: null, rendered: false },
      scope: { default: null },
    }),
  }),
]
