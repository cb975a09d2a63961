/** The link to the client’s page in a reply by email. */
export const replyPage = {
  paragraph: (link: string) =>
    `Send us your documents on your page, see what we still need, and follow your return. A code that we email you opens it:\n${link}`,
  open: 'Open your page',
}
