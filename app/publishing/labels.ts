import type { BulkAction, ContentType } from './entry.ts'

/** The fields of questions and posts, in the order in which they are shown. */
export const fieldLabels: Record<string, string> = {
  title: 'Title',
  question: 'Question',
  answer: 'Answer',
  slug: 'Slug',
  excerpt: 'Excerpt',
  content: 'Content',
  categoryId: 'Category',
  published: 'Published',
  publishedAt: 'Publish date',
  publishAt: 'Publish at',
  featuredImage: 'Featured image',
  metaTitle: 'Meta title',
  metaDescription: 'Meta description',
  metaKeywords: 'Meta keywords',
  canonicalUrl: 'Canonical URL',
  ogTitle: 'OG title',
  ogDescription: 'OG description',
  ogImage: 'OG image',
  twitterCard: 'Twitter card',
  noIndex: 'Hidden from search engines',
}

/** The texts of a form, field by field, to be copied from there. */
export function writtenIn(values: Record<string, unknown>): { label: string; text: string }[] {
  return Object.entries(fieldLabels).flatMap(([field, label]) => {
    const text = values[field]
    return typeof text === 'string' ? [{ label, text }] : []
  })
}

/** What the API says about questions and posts; `name` is 'question' or 'post'. */
export const entryMessages = {
  deleted: 'Deleted.',
  notFound: (name: string) => `There is no such ${name}. It may have been deleted.`,
  noVersion: 'There is no such version.',
  newerVersion: 'Somebody else saved a newer version meanwhile. Nothing was overwritten.',
  slugTaken: (name: string) => `Another ${name} has this slug. Choose another.`,
  noCategory: 'This category does not exist any more. Choose another.',
  notStorable: 'This text cannot be stored.',
  nestedTooDeep:
    'Too many tags stand within one another, or are never closed. Write the text with fewer of them.',
  restored: (version: number) => `Restored version ${version}`,
} as const

export const categoryMessages = {
  removed: 'Removed.',
  notFound: 'There is no such category. It may have been removed.',
  slugTaken: 'Another category has this slug. Choose another.',
  noSlugFromName: 'No slug can be made from this name: write one yourself.',
} as const

const bulkActions: Record<BulkAction, string> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  delete: 'Delete',
}
const bulkResults: Record<BulkAction, string> = {
  publish: 'published',
  unpublish: 'unpublished',
  delete: 'deleted',
}
const deleteTitles: Record<ContentType, string> = { faq: 'Delete FAQ', post: 'Delete Blog Post' }

/** What the staff screens of questions and posts say; `many` is 'questions' or 'posts'. */
export const labels = {
  category: 'Category',
  uncategorized: 'Uncategorized',
  removedCategory: (id: number) => `Category ${id} (removed)`,
  yes: 'Yes',
  no: 'No',
  empty: '(empty)',
  list: {
    search: 'Search',
    allCategories: 'All categories',
    status: 'Status',
    allStatuses: 'Drafts and published',
    statuses: { published: 'Published', draft: 'Draft', scheduled: 'Scheduled' },
    noMatches: (many: string) => `No ${many} fit this search.`,
  },
  row: {
    edit: 'Edit',
    editNamed: (name: string) => `Edit ${name}`,
    view: 'View',
    viewNamed: (name: string) => `View ${name}`,
    delete: 'Delete',
    deleteNamed: (name: string) => `Delete ${name}`,
  },
  bulk: {
    name: (many: string) => `What to do with the chosen ${many}`,
    chosen: (count: number) => `${count} chosen`,
    none: 'Choose none',
    actions: bulkActions,
    done: (action: BulkAction, count: number, many: string) =>
      `${count} ${many} ${bulkResults[action]}`,
    confirmTitle: (count: number, many: string) => `Delete ${count} ${many}?`,
    confirmText:
      'This cannot be undone. Their addresses will answer 404, and their versions are gone too.',
    confirm: (count: number) => `Delete ${count}`,
  },
  deletion: {
    titles: deleteTitles,
    text: 'will be deleted. This action cannot be undone.',
    hint: 'Its address will answer 404 and its versions are gone too. To take it off the site for a while, unpublish it instead.',
    confirm: 'Delete',
    pending: 'Deleting...',
  },
  loader: {
    what: (noun: string) => `this ${noun}`,
    loading: (noun: string) => `Loading the ${noun}`,
  },
  draft: {
    unsaved: 'You have unsaved work here',
    written: (at: string) => `, written ${at} and kept in this browser.`,
    stale: ' A newer version was saved since: compare before you save over it.',
    restore: 'Go on with it',
    discard: 'Throw it away',
    notice: (appearsAt: string | undefined) =>
      `${appearsAt ? `Scheduled for ${appearsAt}` : 'Draft'}: only signed-in staff see this page.`,
  },
  conflict: {
    title: 'Somebody else saved a newer version',
    text: (actor: string | null, at: string) =>
      `${actor ?? 'Somebody'} saved it ${at}. Nothing was overwritten, and what you wrote is still in the form.`,
    goOn: 'Go on editing',
    takeTheirs: 'Take theirs, drop mine',
    keepMine: 'Save mine over theirs',
    loading: 'Loading their version',
    legend: {
      removed: 'Struck out',
      isTheirs: ' is theirs, ',
      added: 'underlined',
      isYours:
        ' is yours. Their version is kept either way: it can be read and restored under Versions.',
    },
  },
  versions: {
    title: 'Versions',
    loading: 'Loading the versions',
    loadingOne: 'Loading this version',
    none: 'It was never changed. From the first save on, every version is kept here.',
    version: (version: number) => `Version ${version}`,
    now: ' (now)',
    firstAuthor: 'The first content',
    compare: 'Compare with now',
    read: 'Read',
    restore: 'Restore this version',
    restored: (version: number) => ({
      title: `Version ${version} is restored`,
      text: 'It is saved as the newest version. Whether it is published has not changed.',
    }),
    same: 'Both say the same.',
    legend: {
      changes: (version: number) => `What changed from version ${version} to now: `,
      removed: 'gone',
      added: 'come',
    },
  },
} as const
