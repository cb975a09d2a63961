/** 'Rent paid' as 'rent paid' in mid-sentence; abbreviations such as 'HRA' stay. */
export function lowerFirst(text: string): string {
  return text.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())
}
