import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import type { Image } from '#app/images/image.ts'
import { ImageField } from '#app/images/image-field.tsx'
import { uploadImage } from '#app/images/upload.ts'
import { useFirm } from '#app/site/site.tsx'

const ImagePicker = lazy(async () => ({
  default: (await import('#app/images/image-picker.tsx')).ImagePicker,
}))

interface Placed {
  src: string
  alt: string
  width: number
  height: number
}

/** Gives a text editor its pictures: chosen in the library's dialog, or uploaded when dropped and pasted. */
export function EntryImages({
  children,
}: {
  children: (images: {
    onPickImage: () => Promise<Placed | undefined>
    onUploadImage: (
      file: File,
      onProgress: (sent: number) => void,
      signal: AbortSignal,
    ) => Promise<Placed>
  }) => ReactNode
}) {
  const [asking, setAsking] = useState<{ answer: (image: Image | undefined) => void }>()
  const images = useMemo(
    () => ({
      onPickImage: async () => {
        const picked = await new Promise<Image | undefined>((answer) => setAsking({ answer }))
        setAsking(undefined)
        return picked && placed(picked)
      },
      onUploadImage: async (file: File, onProgress: (sent: number) => void, signal: AbortSignal) =>
        placed(await uploadImage(file, { onProgress, signal })),
    }),
    [],
  )
  return (
    <>
      {children(images)}
      {asking && (
        <Suspense>
          <ImagePicker open onClose={() => asking.answer(undefined)} onPick={asking.answer} />
        </Suspense>
      )}
    </>
  )
}

function placed({ url, alt, width, height }: Image): Placed {
  return { src: url, alt, width, height }
}

/** A form's field for the address of a picture, typed or chosen. */
export function ImageAddressField({
  name,
  label,
  hint,
  absolute = false,
}: {
  name: string
  label: string
  hint: string
  /** whether the whole URL is wanted */
  absolute?: boolean
}) {
  const { control } = useFormContext()
  const { origin } = useFirm()
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => (
        <ImageField
          name={name}
          label={label}
          hint={hint}
          error={fieldState.error?.message}
          value={field.value}
          origin={absolute ? origin : ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    />
  )
}
