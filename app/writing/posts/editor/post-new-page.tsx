import { createFileRoute } from '@tanstack/react-router'
import { staffHead } from '#app/platform/page/head.ts'
import { newPostLabels } from './labels.ts'
import { NewPost } from './new-post.tsx'

export const Route = createFileRoute('/_admin/_staff/admin/blog/new')({
  head: ({ match }) => staffHead(newPostLabels.title, match),
  component: NewPost,
})
