/** HTML of `answer-html.ts`, which escapes all that goes in, inside a page of React. */
export function HtmlBlock({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped where it was made
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
