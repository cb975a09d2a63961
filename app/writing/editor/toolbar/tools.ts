import type { Editor } from '@tiptap/react'
import {
  Bold,
  BookMarked,
  Code,
  Heading2,
  Heading3,
  Heading4,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Pilcrow,
  Quote,
  Redo2,
  RemoveFormatting,
  SquareCode,
  Strikethrough,
  Table,
  Underline,
  Undo2,
} from 'lucide-react'
import { labels } from '#app/writing/editor/labels.ts'

export interface Tool {
  name: string
  label: string
  icon: LucideIcon
  /** in ProseMirror's notation, `Mod` being Ctrl or ⌘ */
  keys?: string
  run: (editor: Editor) => void
  /** whether it is on where the cursor is; undefined for tools that are never on */
  isOn?: (editor: Editor) => boolean
  can?: (editor: Editor) => boolean
}

/** The tools of the text, in the groups in which the toolbar shows them. */
export const tools: Tool[][] = [
  [
    {
      name: 'paragraph',
      label: labels.tools.paragraph,
      icon: Pilcrow,
      keys: 'Mod-Alt-0',
      run: (editor) => editor.chain().focus().setParagraph().run(),
      isOn: (editor) => editor.isActive('paragraph'),
    },
    heading(2, Heading2),
    heading(3, Heading3),
    heading(4, Heading4),
  ],
  [
    mark('bold', Bold, 'Mod-b'),
    mark('italic', Italic, 'Mod-i'),
    mark('underline', Underline, 'Mod-u'),
    mark('strike', Strikethrough, 'Mod-Shift-s'),
    mark('code', Code, 'Mod-e'),
  ],
  [
    {
      name: 'link',
      label: labels.tools.link,
      icon: Link,
      keys: 'Mod-k',
      run: () => {},
      isOn: (editor) => editor.isActive('link'),
      can: (editor) => !editor.isActive('codeBlock'),
    },
    {
      name: 'bulletList',
      label: labels.tools.bulletList,
      icon: List,
      keys: 'Mod-Shift-8',
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      name: 'orderedList',
      label: labels.tools.orderedList,
      icon: ListOrdered,
      keys: 'Mod-Shift-7',
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      name: 'blockquote',
      label: labels.tools.blockquote,
      icon: Quote,
      keys: 'Mod-Shift-b',
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
    {
      name: 'codeBlock',
      label: labels.tools.codeBlock,
      icon: SquareCode,
      keys: 'Mod-Alt-c',
      run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
      isOn: (editor) => editor.isActive('codeBlock'),
    },
  ],
  [
    {
      name: 'table',
      label: labels.tools.table,
      icon: Table,
      keys: 'Mod-Alt-t',
      run: insertTable,
      can: (editor) => !editor.isActive('table'),
    },
    { name: 'image', label: labels.tools.image, icon: Image, keys: 'Mod-Alt-g', run: () => {} },
    {
      name: 'fact',
      label: labels.tools.fact,
      icon: BookMarked,
      keys: 'Mod-Alt-f',
      run: () => {},
      isOn: (editor) => editor.isActive('fact'),
      can: (editor) => !editor.isActive('codeBlock'),
    },
    {
      name: 'rule',
      label: labels.tools.rule,
      icon: Minus,
      run: (editor) => editor.chain().focus().setHorizontalRule().run(),
    },
    {
      name: 'clear',
      label: labels.tools.clear,
      icon: RemoveFormatting,
      keys: 'Mod-\\',
      run: clearFormatting,
    },
  ],
  [
    {
      name: 'undo',
      label: labels.tools.undo,
      icon: Undo2,
      keys: 'Mod-z',
      run: (editor) => editor.chain().focus().undo().run(),
      can: (editor) => editor.can().undo(),
    },
    {
      name: 'redo',
      label: labels.tools.redo,
      icon: Redo2,
      keys: 'Mod-Shift-z',
      run: (editor) => editor.chain().focus().redo().run(),
      can: (editor) => editor.can().redo(),
    },
  ],
]

export function insertTable(editor: Editor): boolean {
  return editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
}

export function clearFormatting(editor: Editor): boolean {
  return editor.chain().focus().unsetAllMarks().clearNodes().run()
}

function heading(level: 2 | 3 | 4, icon: LucideIcon): Tool {
  return {
    name: `heading${level}`,
    label: labels.tools.heading(level),
    icon,
    keys: `Mod-Alt-${level}`,
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
    isOn: (editor) => editor.isActive('heading', { level }),
  }
}

function mark(
  name: 'bold' | 'italic' | 'underline' | 'strike' | 'code',
  icon: LucideIcon,
  keys: string,
): Tool {
  return {
    name,
    label: labels.tools[name],
    icon,
    keys,
    run: (editor) => editor.chain().focus().toggleMark(name).run(),
    isOn: (editor) => editor.isActive(name),
    can: (editor) => editor.can().toggleMark(name),
  }
}
