/** How many letters have to be changed, added, left out or swapped with the next: 0, 1, or 2 for more. */
export function slipsTo(word: string, other: string): 0 | 1 | 2 {
  if (word === other) return 0
  if (Math.abs(word.length - other.length) > 1) return 2
  let at = 0
  while (at < word.length && word[at] === other[at]) at++
  const skip = (text: string, by: number) => text.slice(at + by)
  const isSwapped = word[at] === other[at + 1] && word[at + 1] === other[at]
  const isOne =
    skip(word, 1) === skip(other, 1) ||
    skip(word, 1) === skip(other, 0) ||
    skip(word, 0) === skip(other, 1) ||
    (isSwapped && skip(word, 2) === skip(other, 2))
  return isOne ? 1 : 2
}
