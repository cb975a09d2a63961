/** A table as a post stores it; the first column names the row. */
export function table(options: { caption?: string; head: string[]; rows: string[][] }): string {
  const caption = options.caption ? `<caption>${options.caption}</caption>` : ''
  const head = `<thead><tr>${options.head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead>`
  const rows = options.rows.map(
    (row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  )
  return `<table>${caption}${head}<tbody>${rows.join('')}</tbody></table>`
}
