import { type ReactNode, useMemo, useState } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { lazyDialog } from '#app/platform/client/lazy-dialog.tsx'
import { useFirm } from '#app/platform/page/site.tsx'
import type { Image } from '#app/writing/images/image.ts'
import { ImageField } from '#app/writing/images/image-field.tsx'
import { fetchImage, uploadImage } from '#app/writing/images/upload.ts'

const ImagePicker = lazyDialog(async () => ({
  default: (await import('#app/writing/images/image-picker.tsx')).ImagePicker,
}))

interface Placed {
  src: string
  alt: string
  width: number
  height: number
}

/** Gives a text editor its images: picked in the library's dialog, or uploaded when dropped or pasted. */
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
    onFetchImage: (address: string) => Promise<Placed>
  }) => ReactNode
}) {
  const [request, setRequest] = useState<{ resolve: (image: Image | undefined) => void }>()
  const images = useMemo(
    () => ({
      onPickImage: async () => {
        const picked = await new Promise<Image | undefined>((resolve) => setRequest({ resolve }))
        setRequest(undefined)
        return picked && placed(picked)
      },
      onUploadImage: async (file: File, onProgress: (sent: number) => void, signal: AbortSignal) =>
        placed(await uploadImage(file, { onProgress, signal })),
      onFetchImage: async (address: string) => placed(await fetchImage({ url: address })),
    }),
    [],
  )
  return (
    <>
      {children(images)}
      {request && (
        <ImagePicker onClose={() => request.resolve(undefined)} onPick={request.resolve} />
      )}
    </>
  )
}

function placed({ url, alt, width, height }: Image): Placed {
  return { src: url, alt, width, height }
}

/** A form's field for the address of an image, typed or picked from the library. */
export function ImageAddressField({
  name,
  label,
  hint,
  absolute = false,
}: {
  name: string
  label: string
  hint: string
  /** whether the URL has to include the origin */
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
