import type { Ref } from 'react'
import type { Placed } from './figure.ts'

export interface RichTextFieldProps {
  id: string
  name: string
  label: string
  /** HTML; what the editor makes of it is what the server would store */
  value: string
  onChange: (html: string) => void
  hint?: string
  error?: string
  /** characters of HTML; a longer text is reported, not cut */
  maxLength?: number
  /** opens a choice of images; resolves with undefined when none was chosen */
  onPickImage?: () => Promise<Placed | undefined>
  /** uploads a file that was dropped or pasted; progress from 0 to 1; what it throws is shown */
  onUploadImage?: (
    file: File,
    onProgress: (fraction: number) => void,
    signal: AbortSignal,
  ) => Promise<Placed>
  /** has the server fetch a pasted picture of another site; what it throws is shown */
  onFetchImage?: (address: string) => Promise<Placed>
  /** called when uploads begin or end, so that a form can wait for them */
  onStatus?: (status: { uploading: number }) => void
  ref?: Ref<{ focus: () => void }>
}

export interface EditorProps extends Omit<RichTextFieldProps, 'id' | 'label' | 'ref'> {
  /** connects the text box with its label, hint and error */
  aria: {
    id: string
    'aria-labelledby': string
    'aria-invalid': boolean
    'aria-describedby': string | undefined
  }
}
