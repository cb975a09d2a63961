import { useCopy } from '#app/platform/page/copy.ts'
import { useSite } from '#app/platform/page/site.tsx'
import { type DatedText, inSeason, type Season } from '#content/en/season/season.ts'
import { filingSeason } from './filing-season.ts'

/** The season on the day on which the page is rendered; a page is rendered again at midnight in India. */
export function useSeason(): Season {
  return filingSeason(useSite().today, undefined, useCopy().seasonWords.own)
}

/** Says dated texts as they stand in this season. */
export function useDatedText(): (text: DatedText) => string {
  const season = useSeason()
  return (text) => inSeason(text, season)
}
