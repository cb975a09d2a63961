import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { SortableList } from '#app/ui/sortable-list.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { labels as shared } from '#app/writing/publishing/labels.ts'
import { allCategoriesQuery } from '#app/writing/publishing/queries.ts'
import { useOrder } from '#app/writing/publishing/use-order.ts'
import { messages } from '#content/en/messages.ts'
import { labels } from './labels.ts'
import { faqsInCategoryQuery, orderFaqs } from './queries.ts'

/** Puts the questions of one category into an order; each move is saved at once. */
export function FaqOrderDialog({ onClose }: { onClose: () => void }) {
  const categories = useQuery(allCategoriesQuery('faq')).data
  const [selected, setSelected] = useState<string>()
  const slug = selected ?? categories?.[0]?.slug ?? 'none'
  return (
    <Dialog
      open
      title={labels.order.title}
      text={labels.order.text}
      onClose={onClose}
      footer={
        <Button variant="accent" onClick={onClose}>
          {labels.order.done}
        </Button>
      }
    >
      {categories && (
        <>
          <SelectField
            label={labels.order.category}
            value={slug}
            onChange={(event) => setSelected(event.target.value)}
            className="mb-4"
          >
            {categories.map((category) => (
              <option key={category.id} value={category.slug}>
                {category.name}
              </option>
            ))}
            <option value="none">{shared.uncategorized}</option>
          </SelectField>
          <Questions key={slug} slug={slug} />
        </>
      )}
    </Dialog>
  )
}

function Questions({ slug }: { slug: string }) {
  const query = faqsInCategoryQuery(slug)
  const { data: faqs, error } = useQuery(query)
  const order = useOrder('faq', query, orderFaqs)
  if (error && !faqs) return <p role="alert">{error.message || messages.tryLater}</p>
  if (!faqs) return <Spinner label={labels.order.loading} />
  if (faqs.length === 0) return <p className="py-6 text-muted">{labels.order.empty}</p>
  return (
    <SortableList
      label={labels.order.list}
      items={faqs.map((faq) => ({ ...faq, name: faq.question }))}
      onOrder={order}
    >
      {(faq) => (
        <>
          {faq.question}{' '}
          {!faq.published && <span className="text-sm text-muted">{labels.order.draft}</span>}
        </>
      )}
    </SortableList>
  )
}
