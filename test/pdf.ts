/** A small PDF that opens. */
export function pdf(text = 'Form 16'): Buffer {
  const head = '%PDF-1.4\n'
  const objects = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\n%${text}\n`,
  ]
  const body = objects.join('')
  return Buffer.from(
    `${head}${body}xref\n0 1\n0000000000 65535 f \ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n${head.length + body.length}\n%%EOF\n`,
  )
}
