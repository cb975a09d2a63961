import { type ReactNode, useState } from 'react'
import { pictureOf } from '#app/platform/blobs/pictures.ts'
import { lazyDialog } from '#app/platform/client/lazy-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { labels } from './labels.ts'
import { Picture } from './picture.tsx'

const ImagePicker = lazyDialog(async () => ({
  default: (await import('./image-picker.tsx')).ImagePicker,
}))

/**
 * A form's field for the address of an image: typed or picked from the library, with a preview. For
 * react-hook-form put it in a `Controller` and spread its `field`.
 * @param origin prefix of a picked image's address where an absolute URL is needed (`ogImage`)
 */
export function ImageField({
  label,
  hint,
  error,
  name,
  value,
  origin = '',
  onChange,
  onBlur,
}: {
  label: ReactNode
  hint?: string
  error?: string
  name?: string
  value: string | null | undefined
  origin?: string
  onChange: (address: string) => void
  onBlur?: () => void
}) {
  const [picking, setPicking] = useState(false)
  const address = value ?? ''
  const elsewhere = /^https?:/.test(address) && !pictureOf(address)
  return (
    <div>
      <TextField
        label={label}
        hint={hint}
        error={error}
        name={name}
        value={address}
        inputMode="url"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      {pictureOf(address) && (
        <Picture
          src={new URL(address, location.origin).pathname}
          sizes="20rem"
          className="mt-3 h-auto max-h-44 w-auto max-w-full rounded-md border border-line"
        />
      )}
      {elsewhere && !origin && <p className="mt-2 text-sm text-muted">{labels.field.elsewhere}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => setPicking(true)}>
          {labels.field.choose}
        </Button>
        {address && (
          <Button variant="quiet" onClick={() => onChange('')}>
            {labels.field.remove}
          </Button>
        )}
      </div>
      {picking && (
        <ImagePicker
          onClose={() => setPicking(false)}
          onPick={(image) => {
            onChange(origin + image.url)
            setPicking(false)
          }}
        />
      )}
    </div>
  )
}
