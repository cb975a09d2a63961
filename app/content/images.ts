/** Messages to staff about the images that they upload. */
export const imageMessages = {
  notMultipart:
    'Send the image as multipart/form-data in a field called “file”, its alternative text in “alt”.',
  noFile: 'There is no image in what was sent. Choose a file and send it again.',
  oneFile: 'Send one image at a time.',
  malformed: 'The upload could not be read. Please send it again.',
  empty: 'This file is empty. Choose another one.',
  tooLarge: (megabytes: number) =>
    `This file is larger than ${megabytes} MB. Save it smaller, for instance at most 2000 pixels wide, and upload that.`,
  tooManyPixels: (megapixels: number) =>
    `This image has more than ${megapixels} million pixels. Save it smaller, for instance at most 2000 pixels wide, and upload that.`,
  damaged: 'This image is damaged or cut off. Save it again in the program it comes from.',
  moving: 'This image moves. Save one still frame of it as JPEG or PNG and upload that.',
  svg: 'SVG drawings are not taken, because they can hold programs. Save it as PNG and upload that.',
  heic: 'HEIC photos are not taken. Save it as JPEG and upload that; an iPhone does so by itself when Settings, Camera, Formats is set to Most Compatible.',
  notAnImage: 'This is not an image that we can read. Choose a JPEG, PNG, WebP, AVIF or GIF file.',
  altTooLong: (most: number) => `Alternative text can have at most ${most} characters`,
  busy: 'Other images are being worked on. Please try again in a few seconds.',
  storeAway:
    'The place where images are kept cannot be reached right now, so nothing was stored. Please try again in a minute.',
  inUse: 'This image is in use, so it was not deleted. Take it out of these first.',
  notSent: 'The image could not be sent. Please try again.',
  offline: 'You seem to be offline. Send the image again when you are back online.',
  gone: 'This image is no longer in the library.',
}
