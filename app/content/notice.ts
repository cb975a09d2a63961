/**
 * The privacy notice at every form. A change of its text needs a new version: each enquiry stores
 * the version that its sender saw.
 */
export const NOTICE_VERSION = '2026-11'

export const notice = {
  before:
    'We use what you send to answer you, and for nothing else. You get a receipt on which you can erase it at any time. How long we keep it otherwise, and what your rights are, stands in the ',
  link: 'privacy policy',
  after: '.',
}
