import { paths } from '#app/paths.ts'
import type { Firm } from '#app/platform/config/env.ts'
import { type LegalDocument, link, list, paragraph, privacyMailTo, table } from './document.ts'
import { periods } from './periods.ts'
import { versions } from './versions.ts'

export function privacy(firm: Firm): LegalDocument {
  return {
    title: 'Privacy Policy',
    intro: `What ${firm.name} collects about you through this website and our work, why we need it, how long we keep it, and what you can ask us to do.`,
    versions: versions.privacy,
    sections: [
      {
        id: 'in-short',
        title: 'In short',
        blocks: [
          list(
            firm.securityLogDays > 0
              ? 'When you send us a form, we keep what you typed, the time and which form it came from. If you only read the site, we keep only a security log entry (time, network address and port, browser, page).'
              : 'When you send us a form, we keep what you typed, the time and which form it came from. If you only read the site, we keep nothing that tells us who you are.',
            'This site has no analytics, advertising, trackers or scripts from other companies. We count how often our own buttons are seen and used, without cookies and without knowing by whom.',
            'We don’t sell personal data, and we don’t give it to anyone for their own use.',
            'Please never type a PAN, Aadhaar number, OTP or password into a form here. We don’t ask for them.',
            [
              'You can see, correct or erase what we hold about you. Write to ',
              privacyMailTo(firm),
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
            `${firm.legalName ?? firm.name}, ${firm.address}, is responsible for the data described here. For questions, requests and complaints about it, write to `,
            privacyMailTo(firm),
            ` or call ${firm.phone}. A person answers.`,
          ),
        ],
      },
      {
        id: 'enquiries',
        title: 'When you send an enquiry',
        blocks: [
          paragraph(
            'The contact form, the pricing page form, the callback form and the forms that book a call or send the calculation of a tax tool all store the same things:',
          ),
          table(
            ['What we store', 'Why'],
            [
              'Your name, email address and phone number; a second number and your language if you tell us',
              'To reply to you',
            ],
            ['The service or plan you chose', 'So that a CA who files similar returns reads it'],
            [
              'Your message, if you write one',
              'To tell you which documents you need and what it costs',
            ],
            [
              'If you send the calculation of a tax tool: what you entered there, the answer, the sentence you agreed to and when',
              'So that a CA can check your figures, and to show that you agreed',
            ],
            [
              'If you book a call: its time, your time zone, and whether it was moved, cancelled or took place',
              'To call you then, to remind you by email, and to show you the time on your own clock',
            ],
            [
              'The time, and which of our forms it came from',
              'To keep our promise of a reply in time',
            ],
            [
              'The page and the button that led you to the form, unless your browser asks not to be tracked',
              'To learn which of our pages help people to reach us',
            ],
            [
              'A fingerprint: a code calculated from the entries above',
              'To spot an enquiry sent twice, and store it once',
            ],
            [
              'Which privacy notice the form showed, how long it took to fill in, and whether a hidden field was filled in',
              'To know what we told you, and to filter out spam',
            ],
            [
              'A history of what happened to the enquiry, with what you or we corrected, and what you add on its page',
              'So that you don’t have to tell us everything again, and mistakes can be undone',
            ],
          ),
          paragraph(
            'We don’t store your network address or browser type with your enquiry. We use the enquiry as the table says: to answer you on time, and to filter spam and duplicates. If you engage us, our work starts with it. We don’t use it for newsletters or for calls about anything else. The page and the button are erased with the enquiry.',
          ),
          paragraph(
            'Sending a form is your choice. You can withdraw your consent as easily as you gave it. When you sent the form, you got a link to your enquiry page. The button there erases the enquiry and its history from our database at once. Once we work on your return, it sends us your request instead, and we tell you what we erase and what the law has us keep. Or send one line to ',
            privacyMailTo(firm),
            '. If you’d rather not use a form at all, call us.',
          ),
          paragraph(
            'If you ask for the link to your enquiry again, we look up what you entered, email the link to the address that we have, and store nothing else of it.',
          ),
          paragraph(
            'Two kinds of copies remain. Emails about the enquiry stay in our mailbox until we delete them, and in yours. Backups made before then still contain the enquiry until they’re deleted. If we ever restore one, we erase again whatever was erased since.',
          ),
        ],
      },
      {
        id: 'counting-buttons',
        title: 'What we count on our pages',
        blocks: [
          paragraph(
            'We want to know which of our pages and buttons are useful. So when you leave a page, your browser tells our server which of our buttons you saw there and which you used, links to chat and phone included. The server adds one to a count for that day, that page and that button, and keeps nothing else of the message. It doesn’t store who you are, your network address, your browser, or which pages you opened before.',
          ),
          list(
            'It needs no cookies, and stores nothing on your device.',
            'If Global Privacy Control is on in your browser, nothing is sent or counted, and an enquiry doesn’t say which page or button it came from.',
            `If JavaScript is turned off, nothing is counted either. An enquiry sent that way names the page that the form was on.`,
            'A link to a form may carry the name of its button in the address, after the # sign. Your browser doesn’t send that part to us by itself, and the next page removes it.',
            'So that no one can flood the counts, the server’s memory holds a code calculated from your network address until the day ends. The code can’t be turned back into the address, and it’s never written down.',
          ),
        ],
      },
      {
        id: 'due-date-reminders',
        title: 'When you ask for reminders of due dates',
        blocks: [
          paragraph(
            'The form on the page of ',
            link('due dates', paths.tool('due-dates')),
            ' stores two things:',
          ),
          table(
            ['What we store', 'Why'],
            ['Your email address', 'To send you the reminders'],
            [
              'Which kinds of dates you chose, such as “salary” or “TDS on rent”',
              'To remind you of those and no others',
            ],
          ),
          paragraph(
            `We first send a link, and the reminders begin when you confirm there. If no one does, we delete the address within ${periods.reminderConfirmHours} hours. We also note when you asked and confirmed and how many of these links we sent, so that no one can flood your mailbox. The emails themselves stay in our outbox for up to ${periods.mailDays} days, so that we can see whether they were delivered.`,
          ),
          paragraph(
            'We use the address for nothing else and don’t connect it with an enquiry. Every email has a link that ends the reminders. Your address, your choices and the emails in our outbox are then deleted at once.',
          ),
        ],
      },
      {
        id: 'never-in-a-form',
        title: 'What we never ask for in a form',
        blocks: [
          list(
            'your PAN or Aadhaar number',
            'an OTP, whoever sent it to you',
            'your password for the income tax portal, your bank or anything else',
            'card numbers or bank account details',
          ),
          paragraph(
            'If you type one of these by mistake, tell us and we’ll remove it from our records. Once you’re a client we do need your PAN, because no return can be filed without it. We’ll ask for it then, in the way we agree with you, and not through this site.',
          ),
        ],
      },
      {
        id: 'server-log',
        title: 'What the server records',
        blocks: [
          paragraph(
            'The server keeps a log, so that we can find faults and attacks. Most pages come from its memory and leave no log entry. Every other request (a form, a search, a page that has to be built again, anything in the staff area) leaves one line: the time, the kind of page or function requested, whether it worked, how long it took, and a random reference. If something fails on our side, the line also names the part of our program that failed. It doesn’t contain your network address, or any names, phone numbers, email addresses, messages or search words. When an enquiry is stored, the log records its number and nothing else about it.',
          ),
          ...(firm.securityLogDays > 0 ? [paragraph(securityLog(firm))] : []),
          paragraph(
            'The reference on an error page is the one in the log. If you give it to us, we can find out what went wrong.',
          ),
          paragraph(
            `To stop floods of requests, the server briefly counts how often an address sends forms, requests data or has pages built. A count lasts for at most ${periods.addressCountMinutes} minutes. It’s kept in memory and, for forms and other changes, in the database under a code calculated from the address. Attempts to sign in to the staff area are counted in the same way, under a code calculated from the address and the username. The database deletes all of these within a few hours.`,
          ),
        ],
      },
      {
        id: 'in-your-browser',
        title: 'What stays in your browser',
        blocks: [
          paragraph(
            'Visitors get no cookies. If you choose a light or dark theme, your browser remembers it and doesn’t send it to us. The ',
            link('cookie policy', paths.cookies),
            ' lists everything this site can store.',
          ),
        ],
      },
      {
        id: 'chat-phone-email',
        title: 'Chat, phone and email',
        blocks: [
          paragraph(
            'The chat buttons are links to WhatsApp, another company’s service. Nothing is sent to WhatsApp until you press a button. Then WhatsApp learns your number and what you write, and handles both under its own rules. The first words of the chat are filled in for you and may name the plan or service you were reading about. You can change them before you send. If you don’t want to use WhatsApp, use our forms, phone or email instead.',
          ),
          paragraph(
            `If you answer one of our emails, we may store the text of your answer with your enquiry, so that whoever works on it sees it, and erase it with the enquiry. Attachments are deleted unread. An email that we can’t match with an enquiry waits for at most ${periods.mailDays} days until someone sorts it.`,
          ),
          paragraph(
            'What you send us by chat or email also stays in our chat account or mailbox, and we treat it like an enquiry. Links from this site to other sites are plain links, and those sites follow their own rules.',
          ),
        ],
      },
      {
        id: 'clients',
        title: 'If you become our client',
        blocks: [
          paragraph(
            'A return needs more than a form can hold. We ask for it after you engage us, and only for what your case needs:',
          ),
          list(
            'your details for the return itself: PAN, date of birth, address, and the bank account for a refund',
            'statements of income and tax, such as Form 16, the AIS, Form 26AS, and reports from banks, brokers and funds',
            'proofs of rent, loans, investments and other deductions',
            'for income from abroad: your days of stay, accounts and assets there, and tax paid there',
            'the tax calculation, the draft, your approval and the acknowledgement',
          ),
          paragraph(
            'We use these documents to prepare, file and explain your return, and to answer the Income Tax Department about it. You can’t upload documents on this site, so we agree with you how to send them to us. We never need your portal password or an OTP, because you verify the return yourself.',
          ),
          paragraph(
            'Your documents may name other people, such as a landlord, a co-owner or someone in your family. Please send only what the return needs, and let them know.',
          ),
        ],
      },
      {
        id: 'staff-accounts',
        title: 'Staff accounts',
        blocks: [
          paragraph(
            `People who work here have an account: a username, a name, an email address if they gave one, their roles, and the password in a form that can’t be read back. For a second step at sign-in it holds the key of an authenticator app, or the public part of a passkey: fingerprints and faces never leave the device. It also holds when they work, take calls and are on leave, and how long they had an enquiry open. We also record when an account is signed in, which browsers it has used before, and who changed what. A session ends after ${periods.sessionIdleHours} hours without use, and after ${periods.sessionMaxDays} days at the latest, unless we have set shorter or longer times.`,
          ),
        ],
      },
      {
        id: 'who-else',
        title: 'Who else sees it',
        blocks: [
          list(
            'The Income Tax Department: the return, once you approve it, and any replies you ask us to send.',
            'Companies that run servers, email or phones for us: what they need for that task, and only for that task. Ask us, and we’ll tell you which companies we use at present.',
            'Courts and authorities: what the law requires us to hand over.',
          ),
          paragraph('No one else.'),
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
                ? `Erased automatically ${firm.enquiryMonths} months after the enquiry is closed. We keep it that long because you may come back with next year’s return, or complain about our answer. If you become a client, we keep it as long as your tax records. Until then you can erase it at any time on its page.`
                : 'Until you ask us to erase them. You can erase yours at any time on its page.',
            ],
            [
              'Your answers to our emails',
              `As long as the enquiry they belong to. Those that belong to none: ${periods.mailDays} days.`,
            ],
            ['Enquiries that became an engagement', 'As long as the records of that engagement'],
            [
              'Tax records and calculations',
              `About ${periods.recordYears} years, as long as the department may ask about a return. Then we delete them.`,
            ],
            [
              'Reminders of due dates',
              `Until you end them. An address that isn’t confirmed: ${periods.reminderConfirmHours} hours. Copies of the emails: until you end the reminders, and ${periods.mailDays} days at most.`,
            ],
            ['Server log', `About ${periods.logMonths} months`],
            ...securityLogRow(firm),
            [
              'Counts of requests per address',
              `In memory, for at most ${periods.addressCountMinutes} minutes`,
            ],
            ['Counts of sign-in attempts', 'A few hours'],
            [
              'Counts of buttons seen and used',
              `${periods.actionCountYears} years. They hold nothing about you. The code that keeps floods out: in memory, until the day ends.`,
            ],
            [
              'Staff accounts',
              'As long as the person works with us. Then we close or remove the account.',
            ],
            [
              'Browsers that staff have used',
              `${periods.deviceDays} days after the last sign-in there`,
            ],
            [
              'Copies in backups',
              firm.backupDays > 0
                ? `${firm.backupDays} days. Backups are encrypted, and we use them only to restore lost data. If we do, we erase again whatever was erased since.`
                : 'Until the backup is replaced. We use backups only to restore lost data. If we do, we erase again whatever was erased since.',
            ],
          ),
          paragraph(
            `Two rules set how long we keep logs. The CERT-In directions of 28 April 2022 require at least 180 days. The Digital Personal Data Protection Rules, 2025 require at least one year, from May 2027. If these or another law make us keep any of your other data for longer, even though you asked us to erase it, we’ll tell you what and until when, and use it for nothing else.`,
          ),
        ],
      },
      {
        id: 'security',
        title: 'How it is protected',
        blocks: [
          list(
            'The live site uses an encrypted connection (TLS).',
            'Only signed-in staff can see enquiries.',
            'Staff passwords are stored as argon2id hashes. The database holds only a hash of the key that a signed-in browser carries, so no one can sign in with a stolen copy of the database.',
            'Repeated attempts to guess a password are blocked.',
            'A strict policy tells your browser to run only our own scripts, and stops other sites from framing our pages or sending our forms.',
            'The server log leaves out what could identify you.',
          ),
          paragraph(
            'No system is perfect. If a breach affects your data, we’ll tell you and the Data Protection Board of India without delay what happened, what it may mean for you, what we’ve done, and what you can do.',
          ),
        ],
      },
      {
        id: 'your-rights',
        title: 'Your rights',
        blocks: [
          paragraph(
            'The Digital Personal Data Protection Act, 2023 and the Rules made under it in 2025 give you rights over your data. The Rules were notified in November 2025, and most of what they require of a practice like ours applies from May 2027. We aren’t waiting until then. You can ask us today:',
          ),
          list(
            'to tell you what we hold about you, what we do with it and who has received it',
            'to correct, complete or update it',
            'to erase it, unless a law makes us keep it',
            'to stop using it, by withdrawing your consent (what was done before that stays lawful)',
            'to look into a complaint about how we handled it',
            'to deal with a person you nominate, in case you die or can no longer act for yourself',
          ),
          paragraph(
            'This policy is in English. If you’d rather read it in Hindi, Telugu or another language listed in the Eighth Schedule to the Constitution, ask us for it.',
          ),
        ],
      },
      {
        id: 'requests-and-complaints',
        title: 'How to ask, and where to complain',
        blocks: [
          paragraph(
            'Write to ',
            privacyMailTo(firm),
            `, preferably from the address you used with us, or call ${firm.phone}. We may ask a question to be sure it’s you, but not for your PAN or Aadhaar number. It’s free. We answer requests and complaints within ${periods.requestAnswerDays} days. That is our own promise.`,
          ),
          paragraph(
            'Please come to us first, so that we can put things right. If you aren’t satisfied with our answer, or don’t get one, you can complain to the Data Protection Board of India, which the Act provides for.',
          ),
        ],
      },
      {
        id: 'children',
        title: 'Children',
        blocks: [
          paragraph(
            'This site is meant for adults. If a child needs a return, a parent or guardian should write to us in their own name.',
          ),
        ],
      },
      {
        id: 'changes',
        title: 'Changes',
        blocks: [
          paragraph(
            'This page shows the policy in force today. We change it when the site, our work or the law changes. If a change affects data you’ve already given us, we’ll tell you before we act on it.',
          ),
        ],
      },
    ],
  }
}

function securityLog(firm: Firm): string {
  return `A separate security log covers every page and form. For each request it records the time, the network address and port it came from, the browser and its version, the page or function (without any search words) and the result. We need it to trace and report attacks, and we use it for nothing else. Only the people who run the server can read it, and each day’s entries are deleted after ${firm.securityLogDays} days.`
}

function securityLogRow({ securityLogDays: days }: Firm): [string, string][] {
  return days > 0 ? [['Security log, with network addresses', `${days} days`]] : []
}
