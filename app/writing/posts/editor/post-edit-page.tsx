import { createFileRoute } from '@tanstack/react-router'
import { staffHead } from '#app/platform/page/head.ts'
import { EditPost } from './edit-post.tsx'
import { editPostLabels } from './labels.ts'

export const Route = createFileRoute('/_admin/_staff/admin/blog/$id')({
  head: ({ match }) => staffHead(editPostLabels.title, match),
  component: EditPostPage,
})

function EditPostPage() {
  const { id } = Route.useParams()
  return <EditPost key={id} id={id} />
}
