/** The copy of the page about the practice, which shows the four steps of the home page. */
export const about = {
  kicker: 'About us',
  title: 'The people who prepare your return',
  text: 'We are chartered accountants in Hyderabad who prepare and file income tax returns for individuals. The work is quiet: read the papers, compare them with what was reported, work out the tax, and explain it until you can say yes to it.',
  glance: {
    title: 'In short',
    facts: [
      ['We file', 'Income tax returns of individuals'],
      ['Prepared by', 'Chartered accountants'],
      ['First answer', 'Within 24 hours'],
      ['Most returns', 'Ready 3-5 business days after your papers have arrived'],
      ['Price', 'Told beforehand, all taxes and fees included'],
      ['Filed', 'After you have approved the draft'],
    ],
  },
  experts: {
    title: 'Who prepares your return',
    text: 'One accountant takes your case and keeps it. The person who reads your papers also prepares the return, answers your questions and stays until the acknowledgement is there. Three of us, and what each mostly files:',
  },
  steps: {
    title: 'How we work',
    text: 'The same four steps for every return, large or small.',
  },
  promises: {
    title: 'What we promise, and what we do not do',
    text: 'Said beforehand, so that you can hold us to it.',
    doTitle: 'We promise',
    do: [
      {
        title: 'An answer within 24 hours',
        text: 'A person reads every enquiry, and tells you which papers your case needs and what it costs.',
      },
      {
        title: 'One price, taxes and fees included',
        text: 'If your case needs a larger plan, you pay only the difference, and we ask you first.',
      },
      {
        title: 'Your approval before filing',
        text: 'You see the computation and the draft. Nothing goes to the department until you have said yes.',
      },
      {
        title: 'Both regimes, worked out',
        text: 'You see your tax under the old and the new regime, and we tell you which one we would choose and why.',
      },
    ],
    dontTitle: 'We do not',
    dont: [
      {
        title: 'Ask for your portal password',
        text: 'Or for an OTP. You verify the return yourself; nobody needs to sign in as you.',
      },
      {
        title: 'Promise a refund',
        text: 'A refund is what is left once the right tax is known. Before the papers are read, nobody can know it.',
      },
      {
        title: 'Put in what is not true',
        text: 'No rent that was not paid and no donation that was not made. If a claim does not hold, we say so.',
      },
      {
        title: 'Pass your papers on',
        text: 'They are used for your return, kept for about 7 years as tax records, and then deleted.',
      },
    ],
  },
  place: {
    address: 'Address',
    phone: 'Phone',
    email: 'E-mail',
    title: 'Where we are',
    text: 'In Hyderabad, and a call or a message away from anywhere else. We speak English and Hindi. Everything can be done by message, e-mail and telephone; if you would rather come by, please call first.',
  },
  close: {
    title: 'Tell us what is in your return',
    text: 'Salary, rent, a practice, shares, something abroad: a few lines are enough for a first answer.',
    write: 'Write to us',
    chat: 'Chat with an accountant',
    chatText: 'Hello, I have read about your practice and would like to ask about my tax return.',
  },
} as const
