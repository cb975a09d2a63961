import { createFileRoute } from '@tanstack/react-router'
import { newPostLabels } from '#app/blog/editor/labels.ts'
import { NewPost } from '#app/blog/editor/new-post.tsx'
import { staffHead } from '#app/platform/page/head.ts'

export const Route = createFileRoute('/_admin/_staff/admin/blog/new')({
  head: ({ match }) => staffHead(newPostLabels.title, match),
  component: NewPost,
})
