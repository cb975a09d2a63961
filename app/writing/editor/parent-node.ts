import { NodeSelection } from '@tiptap/pm/state'
import { type Editor, findParentNode } from '@tiptap/react'

/** Sets an attribute of the selected node, or of the nearest ancestor of that type around the cursor. */
export function setParentAttribute(editor: Editor, type: string, name: string, value: string) {
  const found = parentNodeOf(editor, type)
  if (found) editor.view.dispatch(editor.state.tr.setNodeAttribute(found.pos, name, value))
}

export function deleteParent(editor: Editor, type: string) {
  const found = parentNodeOf(editor, type)
  if (!found) return
  editor
    .chain()
    .focus()
    .deleteRange({ from: found.pos, to: found.pos + found.node.nodeSize })
    .run()
}

function parentNodeOf({ state: { selection } }: Editor, type: string) {
  if (selection instanceof NodeSelection && selection.node.type.name === type) {
    return { pos: selection.from, node: selection.node }
  }
  return findParentNode((node) => node.type.name === type)(selection)
}
