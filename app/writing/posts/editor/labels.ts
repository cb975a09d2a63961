/** The texts of the two pages on which a post is written. */
export const editorLabels = {
  edit: 'Edit',
  preview: 'Preview',
  titlePlaceholder: 'Post title',
  emptyContent: '<p>No content yet.</p>',
} as const

export const newPostLabels = {
  title: 'New Blog Post',
  cancel: 'Cancel',
  submit: 'Create Post',
  pending: 'Creating...',
  publication: {
    name: 'When the post is created',
    draft: 'Draft',
    now: 'Publish now',
    schedule: 'Schedule…',
  },
} as const

export const scheduleLabels = {
  time: 'Publish at (Indian time)',
  noTime: 'Choose a date and a time.',
  past: 'Choose a time in the future.',
  title: 'Schedule this post',
  text: 'The post is saved now and published automatically at this time.',
  confirm: 'Schedule',
} as const

export const editPostLabels = {
  title: 'Edit Blog Post',
  loading: 'Loading the post',
  what: 'this post',
  back: 'All blog posts',
  versions: 'Versions',
  status: {
    draft: 'Draft',
    published: (day: string) => `Published ${day}`,
    scheduled: (at: string) => `Scheduled for ${at}`,
  },
  actions: 'Save and publish',
  saving: 'Saving...',
  saveDraft: 'Save draft',
  update: 'Update',
  publish: 'Publish',
  publishNow: 'Publish now',
  schedule: 'Schedule…',
  unpublish: 'Unpublish',
  unschedule: 'Unschedule',
  newTab: {
    draft: 'Open preview in a new tab',
    published: 'View post in a new tab',
  },
  missing: {
    title: 'This post doesn’t exist',
    text: 'It may have been deleted, or the link is incomplete.',
  },
} as const
