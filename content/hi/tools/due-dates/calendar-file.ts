import type { CalendarFileWords } from '../../../en/tools/due-dates/calendar-file.ts'
import { dueDateName, dueDateYear } from '../../due-dates.ts'
import { inHindi, lawInHindi } from '../../facts.ts'
import { times } from '../../times.ts'

export const calendarFile: CalendarFileWords = {
  language: 'hi',
  name: 'इनकम टैक्स की आख़िरी तारीखें',
  text: (firm) => `वे तारीखें, जो आपने ${firm} की साइट पर चुनीं।`,
  summary: (what, year) => `${dueDateName(what)}, ${dueDateYear(year)}`,
  law: (law) => `कानून: ${lawInHindi(law)}`,
  extended: (from, instrument) => `${inHindi(from)} से बढ़ाई गई: ${instrument}।`,
  checked: (day) => `यह तारीख हमने ${day} को जाँची। बढ़ी हुई तारीखें incometax.gov.in पर बताई जाती हैं।`,
  alarm: dueDateName,
  times,
}
