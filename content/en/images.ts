/** Messages to staff about the images that they upload. */
export const imageMessages = {
  notMultipart:
    'Send the image as multipart/form-data in a field called “file”, its alternative text in “alt”.',
  noFile: 'No image was received. Choose a file and try again.',
  oneFile: 'Send one image at a time.',
  malformed: 'We couldn’t read that upload. Please try again.',
  empty: 'This file is empty. Please choose another.',
  tooLarge: (megabytes: number) =>
    `This file is larger than ${megabytes} MB. Resize it, say to 2000 pixels wide, and upload it again.`,
  tooManyPixels: (megapixels: number) =>
    `This image has more than ${megapixels} million pixels. Resize it, say to 2000 pixels wide, and upload it again.`,
  damaged: 'This image is damaged or incomplete. Save it again in the app it came from.',
  moving: 'Animated images aren’t supported. Save one frame as JPEG or PNG and upload that.',
  svg: 'SVG files aren’t supported because they can contain code. Save it as PNG and upload that.',
  heic: 'HEIC photos aren’t supported. Save it as JPEG and upload that. An iPhone saves JPEG when Settings > Camera > Formats is set to Most Compatible.',
  notAnImage: 'We can’t read this file. Choose a JPEG, PNG, WebP, AVIF or GIF image.',
  altTooLong: (most: number) => `Alternative text can have at most ${most} characters`,
  busy: 'We’re still processing other images. Please try again in a few seconds.',
  storeAway:
    'The image storage isn’t available right now, so nothing was saved. Please try again in a minute.',
  inUse: 'This image is in use, so it wasn’t deleted. Remove it from these first.',
  notSent: 'The image couldn’t be uploaded. Please try again.',
  offline: 'You’re offline. Upload the image again when you’re back online.',
  gone: 'This image is no longer in the library.',
  elsewhere: {
    address: 'Pictures can only be fetched from public web addresses.',
    away: 'The site where this picture is didn’t hand it over.',
    tooLarge: 'This picture is too large.',
  },
}
