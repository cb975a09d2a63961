import type { Firm } from '#app/config/env.ts'
import { paths } from '#app/paths.ts'
import { type LegalDocument, link, list, mailTo, paragraph, table } from './document.ts'
import { periods } from './periods.ts'

export function privacy(firm: Firm): LegalDocument {
  return {
    title: 'Privacy Policy',
    intro: `What ${firm.name} learns about you through this website and through our work, why, for how long, and what you can ask of us.`,
    sections: [
      {
        id: 'in-short',
        title: 'In short',
        blocks: [
          list(
            'When you send us a form, we keep what you typed, with the time and the form it came from. If you only read, we keep nothing that tells us who you are.',
            'This site has no analytics, no advertising, no trackers and no script from another company.',
            'We do not sell personal data, and we give it to nobody for their own use.',
            'Please never type a PAN, an Aadhaar number, an OTP or a password into a form here. We do not ask for them.',
            [
              'You can see, correct or erase what we hold about you: write to ',
              mailTo(firm),
              `. We answer within ${periods.requestAnswerDays} days.`,
            ],
          ),
        ],
      },
      {
        id: 'who-is-responsible',
        title: 'Who is responsible',
        blocks: [
          paragraph(
            `${firm.name}, ${firm.address}, is responsible for the data described here. For questions, requests and complaints about it, write to `,
            mailTo(firm),
            ` or call ${firm.phone}. A person answers.`,
          ),
        ],
      },
      {
        id: 'enquiries',
        title: 'When you send an enquiry',
        blocks: [
          paragraph(
            'The contact form, the form on the pricing page and the callback form store the same things:',
          ),
          table(
            ['What we store', 'What for'],
            ['Your name, e-mail address and phone number', 'To answer you'],
            [
              'The service or plan you chose',
              'So that an accountant who files such returns reads it',
            ],
            [
              'Your message, if you write one',
              'To tell you which papers your case needs and what it costs',
            ],
            [
              'The time, and which of our forms it came from',
              'To keep our promise of an answer within 24 hours',
            ],
            [
              'A fingerprint: a code worked out from the entries above',
              'To notice that the same enquiry was sent twice, and store it once',
            ],
            [
              'Which notice about data the form showed, how long it took to fill in, and whether a field that people do not see was filled in',
              'To know what we told you, and to set aside what programs send',
            ],
            [
              'A history of what happened to the enquiry',
              'So that you do not have to tell us everything again',
            ],
          ),
          paragraph(
            'Your network address and the kind of browser you use are not stored with it. We use an enquiry to answer you and, if you engage us, to begin the work. We do not use it for newsletters or for calls about anything else.',
          ),
          paragraph(
            'You send a form of your own free will. You may withdraw that consent as easily as you gave it: with the button on the receipt of your enquiry, whose address you got when you sent it, which erases the enquiry at once; or one line to ',
            mailTo(firm),
            ' is enough. If you would rather not use a form at all, call us.',
          ),
        ],
      },
      {
        id: 'never-in-a-form',
        title: 'What we never ask for in a form',
        blocks: [
          list(
            'your PAN or your Aadhaar number;',
            'an OTP, whoever sent it to you;',
            'the password of the income tax portal, of your bank or of anything else;',
            'card numbers or bank account details.',
          ),
          paragraph(
            'If you typed one of these by mistake, tell us and we take it out of our records. Once you are a client we do need your PAN, because no return can be filed without it. We ask for it then, in the way agreed with you, and not through this site.',
          ),
        ],
      },
      {
        id: 'server-log',
        title: 'What the server notes',
        blocks: [
          paragraph(
            'The server keeps a log, so that we can find faults and attacks. Most pages lie ready in its memory and are sent without any note. Every other request (a form, a search, a page that has to be drawn anew, whatever the staff area asks) leaves one line: the time, the kind of page or function that was asked for, whether it worked, how long it took, and a random reference. When something fails on our side, the line also says in which part of our program. Your network address is not in it. Names, phone numbers, e-mail addresses, messages and search words are not in it either. When an enquiry is stored, the log notes its number and nothing else about it.',
          ),
          paragraph(
            'The reference on an error page is the one in the log. If you tell it to us, we can find out what went wrong.',
          ),
          paragraph(
            `To stop floods of requests, the server counts for a short time how often an address sends forms, asks for data or has pages drawn. These counts are in memory only, for ${periods.addressCountMinutes} minutes at most. Attempts to sign in to the staff area are counted in the database under a code worked out from the address and the user name, and deleted within a few hours.`,
          ),
        ],
      },
      {
        id: 'in-your-browser',
        title: 'What stays in your browser',
        blocks: [
          paragraph(
            'A visitor gets no cookie. If you choose a light or dark theme, that choice is kept in your browser and is not sent to us. The ',
            link('cookie policy', paths.cookies),
            ' lists everything this site can store.',
          ),
        ],
      },
      {
        id: 'chat-phone-email',
        title: 'Chat, telephone and e-mail',
        blocks: [
          paragraph(
            'The chat buttons are links to WhatsApp, a service of another company. Nothing goes there until you press one. Then WhatsApp learns your number and what you write, and handles both by its own rules. The first words of the chat are filled in for you and may name the plan or service you were reading about; you can change them before you send. If you do not want to use WhatsApp, our forms, our telephone and our e-mail address do the same work.',
          ),
          paragraph(
            'What you write to us by chat or e-mail also stays in our chat account or mailbox, and we treat it like an enquiry. Links from this site to other sites are plain links; what happens there follows the rules of those sites.',
          ),
        ],
      },
      {
        id: 'clients',
        title: 'If you become our client',
        blocks: [
          paragraph(
            'A return needs more than a form can hold. We ask for it after you have engaged us, and only for what your case needs:',
          ),
          list(
            'what the return itself asks about you: PAN, date of birth, address, and the bank account for a refund;',
            'statements of income and tax, such as Form 16, the AIS, Form 26AS, and the reports of banks, brokers and funds;',
            'proofs of rent, loans, investments and other deductions;',
            'for income from abroad: days of stay, accounts and assets there, and tax paid there;',
            'the computation, the draft, your approval and the acknowledgement.',
          ),
          paragraph(
            'We use these papers to prepare, file and explain your return, and to answer the Income Tax Department about it. There is no upload on this site; we agree with you how the papers reach us. We never need your portal password or an OTP, because you verify the return yourself.',
          ),
          paragraph(
            'Your papers may name other people: a landlord, a co-owner, somebody in your family. Please send only what the return needs, and tell them that you did.',
          ),
        ],
      },
      {
        id: 'staff-accounts',
        title: 'Staff accounts',
        blocks: [
          paragraph(
            `People who work here have an account: a user name, a name, an e-mail address if they gave one, a role, and the password in a form from which it cannot be read back. We also keep when an account is signed in, which browsers it has used before, and who changed what. A session ends after ${periods.sessionIdleHours} hours without use and after ${periods.sessionMaxDays} days at the latest, unless we have set shorter or longer times.`,
          ),
        ],
      },
      {
        id: 'who-else',
        title: 'Who else sees it',
        blocks: [
          list(
            'The Income Tax Department: the return, once you have approved it, and replies that you have asked us to send.',
            'Companies that run machines, e-mail or telephones for us: what they need for that task, and only for that task. Ask us, and we tell you which companies these are at present.',
            'Courts and authorities: what a law obliges us to hand over.',
          ),
          paragraph('Nobody else.'),
        ],
      },
      {
        id: 'how-long',
        title: 'How long we keep it',
        blocks: [
          table(
            ['What', 'How long'],
            [
              'Enquiries that did not become an engagement',
              firm.enquiryMonths > 0
                ? `Erased ${firm.enquiryMonths} months after the enquiry was closed, by the site itself. You can erase yours at any time on its receipt.`
                : 'Until you ask us to erase them. You can erase yours at any time on its receipt.',
            ],
            ['Enquiries that became an engagement', 'With the records of that engagement'],
            [
              'Tax records and working papers',
              `About ${periods.recordYears} years, as long as the department may ask about a return. Then they are deleted.`,
            ],
            ['Server log', `About ${periods.logMonths} months`],
            [
              'Counts of requests per address',
              `In memory, ${periods.addressCountMinutes} minutes at most`,
            ],
            ['Counts of sign-in attempts', 'A few hours'],
            [
              'Staff accounts',
              'As long as the person works with us. Then the account is closed or removed.',
            ],
            [
              'Browsers that staff have used',
              `${periods.deviceDays} days after the last sign-in there`,
            ],
            [
              'Copies in backups',
              'Until the backup is replaced. A backup is only used to restore what was lost.',
            ],
          ),
          paragraph(
            `Two rules decide about the log. The CERT-In directions of 28 April 2022 ask for at least 180 days. The Digital Personal Data Protection Rules, 2025 ask for at least one year; that part applies from May 2027. If they or another law make us keep anything else of yours for longer, even though you asked us to erase it, we tell you what and until when, and use it for nothing else.`,
          ),
        ],
      },
      {
        id: 'security',
        title: 'How it is protected',
        blocks: [
          list(
            'In operation, the site is reached over an encrypted connection (TLS).',
            'Enquiries are shown to signed-in staff only.',
            'Passwords of staff are kept as argon2id hashes. Of the key that a signed-in browser carries, the database holds a hash only, so a stolen copy of the database signs nobody in.',
            'Repeated attempts to guess a password are refused.',
            'A strict policy tells your browser to run our own scripts only, and lets no other site frame our pages or send our forms.',
            'The log leaves out what could identify you.',
          ),
          paragraph(
            'No system is beyond failure. If a breach affects your data, we tell you and the Data Protection Board of India without delay: what happened, what it may mean for you, what we have done, and what you can do.',
          ),
        ],
      },
      {
        id: 'your-rights',
        title: 'Your rights',
        blocks: [
          paragraph(
            'The Digital Personal Data Protection Act, 2023 and the Rules made under it in 2025 give you rights over your data. The Rules were notified in November 2025, and most of what they ask of a practice like ours applies from May 2027. We do not wait for that. You may ask us today:',
          ),
          list(
            'to tell you what we hold about you, what we do with it and who has received it;',
            'to correct it, complete it or bring it up to date;',
            'to erase it, unless a law makes us keep it;',
            'to stop using it, by withdrawing your consent; what was done before stays lawful;',
            'to look into a complaint about how we handled it;',
            'to deal with a person you have named, in case you die or can no longer act yourself.',
          ),
          paragraph(
            'This policy is written in English. If you would rather read it in Hindi, Telugu or another language of the Eighth Schedule to the Constitution, ask us for it.',
          ),
        ],
      },
      {
        id: 'requests-and-complaints',
        title: 'How to ask, and where to complain',
        blocks: [
          paragraph(
            'Write to ',
            mailTo(firm),
            `, best from the address you used with us, or call ${firm.phone}. We may ask a question to be sure that it is you, but not for your PAN or Aadhaar number. It costs nothing. We answer requests and complaints within ${periods.requestAnswerDays} days; that is our own promise.`,
          ),
          paragraph(
            'Please come to us first, so that we can put things right. If our answer does not satisfy you, or does not come, you may complain to the Data Protection Board of India, which the Act provides for.',
          ),
        ],
      },
      {
        id: 'children',
        title: 'Children',
        blocks: [
          paragraph(
            'This site is meant for adults. If a child needs a return, a parent or guardian writes to us in their own name.',
          ),
        ],
      },
      {
        id: 'changes',
        title: 'Changes',
        blocks: [
          paragraph(
            'This page shows the policy in force today. We change it when the site, our work or the law changes. If a change affects data that you have already given us, we tell you before we act on it.',
          ),
        ],
      },
    ],
  }
}
