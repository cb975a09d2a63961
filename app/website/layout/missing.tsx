import { createFileRoute, notFound } from '@tanstack/react-router'

/** Every address that no other page has. */
export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound()
  },
})
