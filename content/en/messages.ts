import type { Firm } from '#app/platform/config/env.ts'
import { enquiryMessages } from './enquiry/messages.ts'
import { fieldErrors } from './forms.ts'

/** The messages of toasts, errors and notices. */
export const messages = {
  lead: enquiryMessages,
  login: {
    succeeded: 'Login successful',
    failed: 'Login failed',
    failedText: 'Please check your credentials and try again.',
    inlineDefault: 'Login failed. Please check your credentials.',
    wrong: 'Wrong username or password.',
    limited: 'Too many sign-in attempts. Please wait a few minutes and try again.',
    logoutFailed: 'Logout failed',
  },
  faq: {
    added: { title: 'FAQ Created', text: 'The FAQ has been successfully created.' },
    changed: { title: 'FAQ Updated', text: 'The FAQ has been successfully updated.' },
    deleted: { title: 'FAQ Deleted', text: 'The FAQ has been successfully deleted.' },
    addFailed: 'Failed to create FAQ',
    changeFailed: 'Failed to update FAQ',
    deleteFailed: 'Failed to delete FAQ',
  },
  post: {
    added: { title: 'Blog Post Created', text: 'The blog post has been successfully created.' },
    changed: { title: 'Blog Post Updated', text: 'The blog post has been successfully updated.' },
    deleted: { title: 'Blog Post Deleted', text: 'The blog post has been successfully deleted.' },
    addedOnPage: { title: 'Success!', text: 'Blog post created successfully.' },
    addFailed: 'Failed to create blog post',
    changeFailed: 'Failed to update blog post',
    deleteFailed: 'Failed to delete blog post',
    fetchFailed: 'Failed to fetch blog post',
  },
  failed: 'Error',
  /** for a failure that came without a text, where nothing more is known */
  tryLater: 'Please try again later.',
  account: {
    passwordWrong: 'This is not your current password.',
    passwordSame: 'The new password is the same as the current one.',
    passwordLimited: 'Too many wrong passwords. Please wait a few minutes and try again.',
    passwordChanged: {
      title: 'Your password was changed',
      text: 'All other browsers were signed out.',
    },
    passwordFailed: 'Password not changed',
    passwordFirst: 'Please choose a new password first. The current one was set by someone else.',
    sessionEnded: 'Browser signed out',
    sessionGone: 'This browser is already signed out.',
    sessionNotEnded: 'Browser not signed out',
    saved: 'Account saved',
    saveFailed: 'Account not saved',
    signedOutEverywhere: 'Signed out everywhere',
    signOutFailed: 'Not signed out everywhere',
    usernameTaken: 'This username is already taken.',
  },
  roles: {
    forAdmins: 'This is for admins.',
    forAccountants: 'This is for accountants. An admin can give you that role.',
    forEditors: 'This is for editors. An admin can give you that role.',
    forAccountantsOrAdmins: 'This is for accountants and admins.',
    forExport:
      'Only an admin who is also an accountant, or someone with the right to export, can do this.',
    forImport:
      'Only an admin who is also an accountant, or someone with the right to import, can do this.',
  },
  tools: {
    limited: 'Too many calculations from your network. Please try again in a minute.',
    unreadable:
      'We couldn’t read the calculation. Open the tool again, or send your enquiry without it.',
    tooLong: 'It took too long to read what you entered. Please enter less text, such as totals.',
  },
  errors: {
    invalid: 'Please check the highlighted fields.',
    malformed: 'Something was wrong with that request.',
    unknownField: 'There’s no such field',
    shape: {
      json: 'That isn’t JSON. Give a JSON object with its fields.',
      body: 'Give a JSON object with its fields',
      entry: 'Give an object with its fields',
      list: 'Give a list',
      atMost: (count: number | bigint) => `Give at most ${count} entries`,
      boolean: 'Give true or false',
      number: 'Give a number',
      string: 'Give text',
      oneOf: (values: string) => `Give one of these: ${values}`,
    },
    signIn: 'Please sign in first.',
    notAllowed: 'Your account isn’t allowed to do this.',
    stepUp: 'Please confirm it’s you, then try again.',
    foreign: 'This request didn’t come from our own pages, so we refused it.',
    notFound: fieldErrors.notFound,
    unexpected:
      'Something went wrong on our side. Please try again. If it happens again, tell us the reference below.',
    busy: fieldErrors.busy,
    limited: fieldErrors.limitedRequests,
    unavailable: (firm: Firm, isRead: boolean) =>
      `We can’t reach our records right now${isRead ? '' : ', so nothing was saved'}. Please try again in a minute, call ${firm.phone} or write to ${firm.email}.`,
    byStatus: {
      400: 'Something was wrong with that request.',
      404: fieldErrors.notFound,
      405: 'This page doesn’t accept that kind of request.',
      408: 'The request took too long to arrive. Please try again.',
      413: 'That’s too large to send.',
      414: 'That web address is too long.',
      415: 'Please send JSON (or a form) with the matching content type.',
      429: fieldErrors.limitedRequests,
      431: 'The request headers are too large.',
    } as Record<number, string>,
  },
}
