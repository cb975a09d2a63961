import type { ComponentProps, ReactNode } from 'react'
import { TextField } from '#app/ui/field.tsx'
import { NAME_MAX } from '#app/ui/text/fields.ts'
import { EmailField, MessageField, PhoneField } from './advised-fields.tsx'

/** The labels of a form's fields; it has the fields that are named here. */
interface Labels {
  name: string
  phone: string
  phonePlaceholder?: string
  phoneHint?: string
  email?: string
  emailHint?: string
  message?: string
  messageHint?: string
}

interface Props {
  field: (name: string) => Omit<ComponentProps<typeof TextField>, 'label'>
  /** the names in what is sent, where they are not those of the API's first body */
  names?: { name: string; phone: string }
  labels: Labels
  required: readonly ('name' | 'phone' | 'email' | 'message')[]
  /** the telephone stands in for the e-mail address: it comes first, and has to be one that can be called */
  mustBeCalled?: boolean
  /** the class of what spans all columns */
  wide?: string
  /** between the contact details and the message */
  children?: ReactNode
}

/** The fields of an enquiry, in the order of every form that sends one. */
export function EnquiryFields({
  field,
  names,
  labels,
  required,
  mustBeCalled = false,
  wide,
  children,
}: Props) {
  const of = (name: (typeof required)[number], sentAs: string = name) => ({
    ...field(sentAs),
    required: required.includes(name),
  })
  const phone = (
    <PhoneField
      {...of('phone', names?.phone)}
      mustBeCalled={mustBeCalled}
      label={labels.phone}
      hint={labels.phoneHint}
      placeholder={labels.phonePlaceholder}
    />
  )
  return (
    <>
      <TextField
        {...of('name', names?.name)}
        label={labels.name}
        autoComplete="name"
        maxLength={NAME_MAX}
        className={wide}
      />
      {mustBeCalled && phone}
      {labels.email !== undefined && (
        <EmailField {...of('email')} label={labels.email} hint={labels.emailHint} />
      )}
      {!mustBeCalled && phone}
      {children}
      {labels.message !== undefined && (
        <MessageField
          {...(of('message') as object)}
          label={labels.message}
          hint={labels.messageHint}
          className={wide}
        />
      )}
    </>
  )
}
