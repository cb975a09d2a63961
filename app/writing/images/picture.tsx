import { mainAddress, pictureOf, srcsetOf } from '#app/platform/blobs/pictures.ts'

/**
 * An image by its address. One of ours is served as AVIF or JPEG in the width that fits; any other as
 * it is, with the dimensions of a social card.
 * @param sizes the displayed width, as in the attribute `sizes`
 * @param first whether it is at the top of the page, where it is fetched before others
 */
export function Picture({
  src,
  alt = '',
  sizes,
  first = false,
  className,
}: {
  src: string
  alt?: string
  sizes: string
  first?: boolean
  className?: string
}) {
  const picture = pictureOf(src)
  const common = {
    className,
    decoding: 'async' as const,
    ...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const }),
  }
  if (!picture) return <img {...common} alt={alt} src={src} width={1200} height={630} />
  return (
    <picture>
      <source type="image/avif" srcSet={srcsetOf(picture, 'avif')} sizes={sizes} />
      <img
        {...common}
        alt={alt}
        src={mainAddress(picture)}
        srcSet={srcsetOf(picture, 'jpg')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
      />
    </picture>
  )
}
