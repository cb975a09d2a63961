import { blogCopy } from '#content/en/blog.ts'
import type { BulkAction, ContentType } from './entry.ts'
import { TRASH_DAYS } from './trash/trash.ts'

/** The fields of questions and posts, in the order in which they are shown. */
export const fieldLabels: Record<string, string> = {
  title: 'Title',
  question: 'Question',
  answer: 'Answer',
  questionHi: 'Question in Hindi',
  answerHi: 'Answer in Hindi',
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
  authorId: 'Author',
  bylineId: 'Author',
  reviewerId: 'Reviewed by',
  lawAsOn: 'Law as on',
  relatedIds: 'Related posts',
}

/** The texts of a form by field, to be copied when the form has failed. */
export function writtenIn(values: Record<string, unknown>): { label: string; text: string }[] {
  return Object.entries(fieldLabels).flatMap(([field, label]) => {
    const text = values[field]
    return typeof text === 'string' ? [{ label, text }] : []
  })
}

/** Messages of the API about questions and posts; `name` is 'question' or 'post'. */
export const entryMessages = {
  deleted: 'Deleted.',
  notFound: (name: string) => `This ${name} doesn’t exist. It may have been deleted.`,
  noVersion: 'This version doesn’t exist.',
  newerVersion: 'Someone else saved a newer version. Nothing was overwritten.',
  slugTaken: (name: string) => `Another ${name} has this slug. Choose another.`,
  noCategory: 'This category no longer exists. Choose another.',
  noRelated: 'A related post no longer exists. Remove it and save again.',
  imageDeleted:
    'An image here has since been deleted from the library. Remove it or choose another, then save again.',
  notStorable: 'This text cannot be stored.',
  nestedTooDeep:
    'The tags are nested too deeply, or some are never closed. Please simplify the HTML.',
  restored: (version: number) => `Restored version ${version}`,
} as const

export const categoryMessages = {
  notFound: 'This category doesn’t exist. It may have been removed.',
  slugTaken: 'Another category has this slug. Choose another.',
  noSlugFromName: 'No slug can be made from this name. Please enter one.',
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
const nouns: Record<ContentType, [one: string, many: string]> = {
  faq: ['question', 'questions'],
  post: ['post', 'posts'],
}

/** `1 post`, `2 posts`. */
function counted(kind: ContentType, count: number): string {
  return `${count} ${nouns[kind][count === 1 ? 0 : 1]}`
}
const inTrash = (what: string) => `You can restore ${what} from the trash for ${TRASH_DAYS} days.`
const deleteTitles: Record<ContentType, string> = { faq: 'Delete FAQ', post: 'Delete Blog Post' }

/** The texts of the staff screens of questions and posts; `many` is 'questions' or 'posts'. */
export const labels = {
  category: 'Category',
  uncategorized: 'Uncategorized',
  removedCategory: (id: number) => `Category ${id} (removed)`,
  removedPost: (id: number) => `Post ${id} (removed)`,
  noAuthor: blogCopy.author,
  yes: 'Yes',
  no: 'No',
  empty: '(empty)',
  list: {
    search: 'Search',
    undo: 'Undo a deletion, while its notice is shown',
    allCategories: 'All categories',
    status: 'Status',
    allStatuses: 'Drafts and published',
    statuses: { published: 'Published', draft: 'Draft', scheduled: 'Scheduled' },
    noMatches: (many: string) => `No ${many} match this search.`,
  },
  actions: 'Actions',
  changed: 'Last changed',
  changedBy: (name: string | null | undefined, at: string) => (name ? `${name}, ${at}` : at),
  row: {
    edit: 'Edit',
    editNamed: (name: string) => `Edit ${name}`,
    view: 'View',
    viewNamed: (name: string) => `View ${name}`,
    delete: 'Delete',
    deleteNamed: (name: string) => `Delete ${name}`,
  },
  bulk: {
    name: (many: string) => `Actions for the selected ${many}`,
    selected: (count: number) => `${count} selected`,
    clear: 'Clear selection',
    actions: bulkActions,
    done: (action: BulkAction, kind: ContentType, count: number) =>
      `${counted(kind, count)} ${bulkResults[action]}`,
    confirmTitle: (kind: ContentType, count: number) => `Delete ${counted(kind, count)}?`,
    confirmText: (count: number) =>
      count === 1
        ? `Its link will stop working. ${inTrash('it')}`
        : `Their links will stop working. ${inTrash('them')}`,
    confirm: (count: number) => `Delete ${count}`,
  },
  deletion: {
    titles: deleteTitles,
    text: `will be deleted. ${inTrash('it')}`,
    hint: 'The link will stop working. To take it off the site for a while, unpublish it instead.',
    confirm: 'Delete',
    pending: 'Deleting...',
  },
  form: {
    title: (noun: string, isStored: boolean) => `${isStored ? 'Edit' : 'Add'} ${noun}`,
    versions: 'Versions',
    submit: (noun: string, isStored: boolean) => `${isStored ? 'Save' : 'Create'} ${noun}`,
    pending: (isStored: boolean) => (isStored ? 'Saving...' : 'Creating...'),
  },
  loader: {
    what: (noun: string) => `this ${noun}`,
    loading: (noun: string) => `Loading the ${noun}`,
  },
  draft: {
    notice: (appearsAt: string | undefined) =>
      `${appearsAt ? `Scheduled for ${appearsAt}` : 'Draft'}: only signed-in staff can see this page.`,
  },
  versions: {
    title: 'Versions',
    loading: 'Loading the versions',
    loadingOne: 'Loading this version',
    none: 'No changes yet. From the first save on, every version is kept here.',
    version: (version: number) => `Version ${version}`,
    now: ' (current)',
    firstAuthor: 'Original content',
    compare: 'Compare with current',
    view: 'View',
    restore: 'Restore this version',
    restored: (version: number) => ({
      title: `Version ${version} restored`,
      text: 'It’s saved as the newest version. Its published status hasn’t changed.',
    }),
    same: 'No differences.',
    legend: {
      changes: (version: number) => `Changes from version ${version} to the current one: `,
      removed: 'removed',
      added: 'added',
    },
  },
} as const

export const categoryLabels = {
  title: 'Categories',
  text: 'In the order visitors see them. If you remove a category, its entries become Uncategorized.',
  loading: 'Loading the categories',
  done: 'Done',
  rename: 'Rename',
  renameNamed: (name: string) => `Rename ${name}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  addHeading: 'Add category',
  removal: {
    title: (name: string | undefined) => `Remove ${name}?`,
    text: (kind: ContentType, count: number | undefined) =>
      count
        ? `The category will be deleted and its ${counted(kind, count)} will become Uncategorized.`
        : 'The category is empty and will be deleted.',
  },
  removed: (name: string) => `${name} removed`,
  nowUncategorized: (kind: ContentType, count: number) =>
    `${counted(kind, count)} now Uncategorized`,
  undo: 'Undo',
  restored: (name: string) => `${name} is back`,
  name: 'Name',
  slug: 'Slug',
  save: 'Save',
  add: 'Add',
} as const
