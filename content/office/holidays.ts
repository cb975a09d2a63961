/**
 * India's holidays, for a practice to start its own list from. For 2026 they are the gazetted holidays of
 * Central Government offices in Delhi, as the Department of Personnel and Training announced them in
 * July 2025. Its list for 2027 was not to be had when this was written, so 2027 has only days that no
 * sighting of the moon and no committee moves.
 */
export interface ListedHoliday {
  /** YYYY-MM-DD */
  day: string
  name: string
}

export const INDIAN_HOLIDAYS: readonly ListedHoliday[] = [
  { day: '2026-01-26', name: 'Republic Day' },
  { day: '2026-03-04', name: 'Holi' },
  { day: '2026-03-21', name: 'Id-ul-Fitr' },
  { day: '2026-03-26', name: 'Ram Navami' },
  { day: '2026-03-31', name: 'Mahavir Jayanti' },
  { day: '2026-04-03', name: 'Good Friday' },
  { day: '2026-05-01', name: 'Buddha Purnima' },
  { day: '2026-05-27', name: 'Id-ul-Zuha' },
  { day: '2026-06-26', name: 'Muharram' },
  { day: '2026-08-15', name: 'Independence Day' },
  { day: '2026-08-26', name: 'Milad-un-Nabi' },
  { day: '2026-09-04', name: 'Janmashtami' },
  { day: '2026-10-02', name: 'Gandhi Jayanti' },
  { day: '2026-10-20', name: 'Dussehra' },
  { day: '2026-11-08', name: 'Diwali' },
  { day: '2026-11-24', name: 'Guru Nanak Jayanti' },
  { day: '2026-12-25', name: 'Christmas' },
  { day: '2027-01-26', name: 'Republic Day' },
  { day: '2027-03-26', name: 'Good Friday' },
  { day: '2027-08-15', name: 'Independence Day' },
  { day: '2027-10-02', name: 'Gandhi Jayanti' },
  { day: '2027-12-25', name: 'Christmas' },
]

/** The years of which the list has more than the fixed days. */
export const COMPLETE_YEARS: readonly string[] = ['2026']
