import { strToU8, zipSync } from 'fflate'

export type Cells = (string | number)[][]

/** A small XLSX file; its strings stand in the cells. */
export function workbook(sheets: Record<string, Cells>, more: Record<string, Uint8Array> = {}) {
  const names = Object.keys(sheets)
  const each = (make: (name: string, number: number) => string) =>
    names.map((name, index) => make(name, index + 1)).join('')
  const files: Record<string, Uint8Array> = {
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="r"><sheets>${each((name, id) => `<sheet name="${escaped(name)}" sheetId="${id}" r:id="rId${id}"/>`)}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${each((_, id) => `<Relationship Id="rId${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${id}.xml"/>`)}</Relationships>`,
    ),
    ...more,
  }
  for (const [index, name] of names.entries()) {
    files[`xl/worksheets/sheet${index + 1}.xml`] ??= strToU8(sheetXml(sheets[name] ?? []))
  }
  return zipSync(files)
}

function sheetXml(rows: Cells): string {
  const xml = rows.map((row, index) => {
    const cells = row.map((cell, column) => {
      const place = `r="${String.fromCharCode(65 + column)}${index + 1}"`
      if (cell === '') return ''
      return typeof cell === 'number'
        ? `<c ${place}><v>${cell}</v></c>`
        : `<c ${place} t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
    })
    return `<row r="${index + 1}">${cells.join('')}</row>`
  })
  return `<worksheet><sheetData>${xml.join('')}</sheetData></worksheet>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
