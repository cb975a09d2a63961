/** What may come from the department, in the order of the form. */
export const NOTICE_KINDS = [
  '143-1-refund',
  '143-1-same',
  '143-1-demand',
  '143-1-a',
  '139-9',
  '142-1',
  '143-2',
  '148A',
  '148',
  '156',
  '245',
  'advisory',
] as const

export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** The years of income that a notice may be about. */
export const NOTICE_YEARS = [
  '2025-26',
  '2024-25',
  '2023-24',
  '2022-23',
  '2021-22',
  '2020-21',
  '2019-20',
  '2018-19',
  '2017-18',
  '2016-17',
  '2015-16',
  '2026-27',
] as const

interface NoticeText {
  /** in the list of the form and above the answer */
  name: string
  /** its section in both Acts; none for an advisory */
  sections?: readonly [act1961: string, act2025: string]
  asks: string
  ignored: string
  today: string
}

const BEST_JUDGMENT =
  'The department can assess you on its own information, without your costs and deductions, and may charge a penalty.'

export const noticeTexts: Record<NoticeKind, NoticeText> = {
  '143-1-refund': {
    name: '143(1): processed, with a refund',
    sections: ['143(1)', '270(1)'],
    asks: 'For nothing. Your return is processed and a refund is due.',
    ignored: 'Nothing happens. The refund goes to your validated bank account.',
    today:
      'Compare the two columns. If the refund is smaller than you claimed, find out which line changed.',
  },
  '143-1-same': {
    name: '143(1): processed, no change',
    sections: ['143(1)', '270(1)'],
    asks: 'For nothing. Your return is accepted as you filed it.',
    ignored: 'Nothing happens. The department can still ask questions later.',
    today: 'Keep it with the return. Banks ask for it.',
  },
  '143-1-demand': {
    name: '143(1): processed, with a demand',
    sections: ['143(1)', '270(1)'],
    asks: 'For the difference between your tax and the department’s figure. Often it’s TDS that couldn’t be matched.',
    ignored: 'Interest runs, and the amount is taken from your next refund.',
    today:
      'Compare the two columns. If the department is right, pay. If not, ask for rectification or appeal.',
  },
  '143-1-a': {
    name: '143(1)(a): proposed adjustment',
    sections: ['143(1)(a)', '270(1)(a)'],
    asks: 'Whether you agree to an adjustment, such as adding income that is in Form 16 or 26AS but not in your return.',
    ignored: 'The adjustment is made, with tax and interest.',
    today:
      'Compare each line with your documents. Agree or disagree line by line, with reasons and proof.',
  },
  '139-9': {
    name: '139(9): defective return',
    sections: ['139(9)', '263(7)'],
    asks: 'To correct a defect: the wrong form, TDS claimed without declaring the income, or business income without accounts.',
    ignored:
      'The return is treated as not filed. You may lose the refund, your losses and the old regime, and pay a late fee.',
    today:
      'On the portal, open Pending Actions › e-Proceedings, find the error code and file the corrected return there.',
  },
  '142-1': {
    name: '142(1): return or documents',
    sections: ['142(1)', '268(1)'],
    asks: 'For a return you didn’t file, for accounts, or for answers to questions.',
    ignored: BEST_JUDGMENT,
    today:
      'List what it asks for and what you have. If you need more time, ask before the date, not after.',
  },
  '143-2': {
    name: '143(2): scrutiny',
    sections: ['143(2)', '270(8)'],
    asks: 'For proof of what you declared. A limited scrutiny lists specific issues, so stick to those.',
    ignored: BEST_JUDGMENT,
    today:
      'Collect bank statements and proofs for those issues. You reply on the portal, under Pending Actions › e-Proceedings.',
  },
  '148A': {
    name: '148A: show cause before reopening',
    sections: ['148A', '281'],
    asks: 'Why your case should not be reopened for income that may have been left out.',
    ignored: 'The department decides without you, and a notice under section 148 usually follows.',
    today:
      'Check the year, the information and the time limit. A good reply can end the matter here.',
  },
  '148': {
    name: '148: reassessment',
    sections: ['148', '280'],
    asks: 'For a return for that year, with the income left out.',
    ignored: BEST_JUDGMENT,
    today:
      'Find out what was left out, and read the order that came with the notice before you file.',
  },
  '156': {
    name: '156: demand',
    sections: ['156', '289'],
    asks: 'For tax, interest or a penalty that an order has fixed.',
    ignored: 'Interest runs, a penalty is possible, and the department can recover the amount.',
    today: 'Find the order behind it. Pay, or contest it and ask the officer to stay the demand.',
  },
  '245': {
    name: '245: refund against a demand',
    sections: ['245', '438'],
    asks: 'Whether the old demand is right.',
    ignored: 'The refund is adjusted.',
    today:
      'On the portal, open Pending Actions › Response to Outstanding Demand. If the old demand is already paid or wrong, disagree and attach proof.',
  },
  advisory: {
    name: 'AIS or NUDGE email or SMS',
    asks: 'To recheck deductions, donations, a refund or foreign assets.',
    ignored: 'No penalty for that alone. If something is wrong, a notice may follow.',
    today:
      'If you have proof of every claim, keep it and leave the return as it is. If not, revise it now.',
  },
}
