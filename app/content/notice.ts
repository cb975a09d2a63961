/**
 * What is said about data at every form. Whoever changes the words gives them a new version: each
 * enquiry keeps the version that its sender was shown.
 */
export const NOTICE_VERSION = '2026-11'

export const notice = {
  before:
    'We use what you send to answer you, and for nothing else. You get a receipt on which you can erase it at any time. How long we keep it otherwise, and what your rights are, stands in the ',
  link: 'privacy policy',
  after: '.',
}
