import type { Checklist } from '#app/tax/working/answer.ts'
import {
  documentsFor,
  firstChecks,
  type NoticeDocument,
  noticeDocuments,
} from '#content/en/tools/i-got-a-notice/documents.ts'
import { words } from '#content/en/tools/i-got-a-notice/form.ts'
import { type NoticeKind, noticeTexts } from '#content/en/tools/i-got-a-notice/notice-kinds.ts'
import { yearName } from '#content/en/tools/page.ts'
import { checklistLinks } from '../parts/checklist-links.ts'

export function checklistFor(notice: NoticeKind, year: string): Checklist {
  const { title, text, first, documents } = words.checklist
  const items = (ids: readonly NoticeDocument[]) =>
    ids.map((id) => ({ id, name: noticeDocuments[id] }))
  const groups = [
    { title: first, items: items(firstChecks) },
    { title: documents, items: items(documentsFor(notice)) },
  ]
  const heading = words.label(noticeTexts[notice].name, yearName(year))
  const links = checklistLinks({ heading }, groups, words.checklist)
  return { title, text, field: 'have', groups, links }
}
