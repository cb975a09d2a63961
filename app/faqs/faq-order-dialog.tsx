import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messages } from '#app/content/messages.ts'
import { allCategoriesQuery, orderFaqsMutation, refreshEntries } from '#app/publishing/queries.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { SortableList } from '#app/ui/sortable-list.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { faqsInCategoryQuery } from './queries.ts'

/** Puts the questions of one category into an order; each move is saved at once. */
export function FaqOrderDialog({ onClose }: { onClose: () => void }) {
  const categories = useQuery(allCategoriesQuery('faq')).data
  const [chosen, setChosen] = useState<string>()
  const slug = chosen ?? categories?.[0]?.slug ?? 'none'
  return (
    <Dialog
      open
      title="Order of the questions"
      text="Drag a question, move it by keyboard (Space, arrows, Space), or use the arrows. Each move is saved at once."
      onClose={onClose}
      footer={
        <Button look="accent" onClick={onClose}>
          Done
        </Button>
      }
    >
      {categories && (
        <>
          <SelectField
            label="Category"
            value={slug}
            onChange={(event) => setChosen(event.target.value)}
            className="mb-4"
          >
            {categories.map((category) => (
              <option key={category.id} value={category.slug}>
                {category.name}
              </option>
            ))}
            <option value="none">Uncategorized</option>
          </SelectField>
          <Questions key={slug} slug={slug} />
        </>
      )}
    </Dialog>
  )
}

function Questions({ slug }: { slug: string }) {
  const queryClient = useQueryClient()
  const query = faqsInCategoryQuery(slug)
  const { data: faqs, error } = useQuery(query)
  const { mutate } = useMutation(orderFaqsMutation)
  if (error) return <p role="alert">{error.message || messages.tryLater}</p>
  if (!faqs) return <Spinner label="Loading the questions" />
  if (faqs.length === 0) return <p className="py-6 text-muted">No FAQs found in this category.</p>
  const order = (ids: number[]) => {
    queryClient.setQueryData(
      query.queryKey,
      ids.flatMap((id) => faqs.find((faq) => faq.id === id) ?? []),
    )
    mutate(
      { ids },
      {
        onError: (error) =>
          toast({
            tone: 'destructive',
            title: messages.failed,
            text: error.message || messages.tryLater,
          }),
        onSettled: () => refreshEntries(queryClient, 'faq'),
      },
    )
  }
  return (
    <SortableList
      label="Questions"
      items={faqs.map((faq) => ({ ...faq, name: faq.question }))}
      onOrder={order}
    >
      {(faq) => (
        <>
          {faq.question} {!faq.published && <span className="text-sm text-muted">(draft)</span>}
        </>
      )}
    </SortableList>
  )
}
