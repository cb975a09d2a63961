import { createFileRoute } from '@tanstack/react-router'
import { EditPost } from '#app/blog/editor/edit-post.tsx'
import { editPostLabels } from '#app/blog/editor/labels.ts'
import { staffHead } from '#app/platform/page/head.ts'

export const Route = createFileRoute('/_admin/_staff/admin/blog/$id')({
  head: ({ match }) => staffHead(editPostLabels.title, match),
  component: EditPostPage,
})

function EditPostPage() {
  const { id } = Route.useParams()
  return <EditPost key={id} id={id} />
}
