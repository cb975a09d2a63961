/** Messages to staff about the images that they upload. */
export const imageMessages = {
  notMultipart:
    'Send the image as multipart/form-data in a field called “file”, its alternative text in “alt”.',
  noFile: 'No image was sent. Choose a file and try again.',
  oneFile: 'Send one image at a time.',
  malformed: 'The upload could not be read. Please send it again.',
  empty: 'This file is empty. Choose another one.',
  tooLarge: (megabytes: number) =>
    `This file is larger than ${megabytes} MB. Make it smaller, at most 2000 pixels wide for example, and try again.`,
  tooManyPixels: (megapixels: number) =>
    `This image has more than ${megapixels} million pixels. Make it smaller, at most 2000 pixels wide for example, and try again.`,
  damaged: 'This image is damaged or incomplete. Save it again in the program it comes from.',
  moving: 'Animated images are not accepted. Save one frame as JPEG or PNG and upload that.',
  svg: 'SVG files are not accepted, because they can contain scripts. Save it as PNG and upload that.',
  heic: 'HEIC photos are not accepted. Save it as JPEG and upload that. On an iPhone, set Settings, Camera, Formats to Most Compatible.',
  notAnImage: 'This is not an image that we can read. Choose a JPEG, PNG, WebP, AVIF or GIF file.',
  altTooLong: (most: number) => `Alternative text can have at most ${most} characters`,
  busy: 'Other images are being processed. Please try again in a few seconds.',
  storeAway:
    'The image storage can’t be reached right now, so nothing was saved. Please try again in a minute.',
  inUse: 'This image is in use, so it was not deleted. Remove it from these first.',
  notSent: 'The image could not be uploaded. Please try again.',
  offline: 'You’re offline. Upload the image again when you’re back online.',
  gone: 'This image is no longer in the library.',
}
