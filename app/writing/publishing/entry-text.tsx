import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form'
import { RichTextField } from '#app/writing/editor/rich-text-field.tsx'
import { EntryImages } from './entry-images.tsx'

/** The text of a question or post, with the images of the library. */
export function EntryText<T extends FieldValues>({
  control,
  name,
  ...field
}: {
  control: Control<T>
  name: Path<T>
  id: string
  label: string
  error: string | undefined
}) {
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { ref, value, onChange } }) => (
        <EntryImages>
          {(images) => (
            <RichTextField
              {...field}
              name={name}
              ref={ref}
              value={value}
              onChange={onChange}
              {...images}
            />
          )}
        </EntryImages>
      )}
    />
  )
}
