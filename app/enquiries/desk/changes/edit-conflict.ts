import { AppError } from '#app/platform/http/errors.ts'

/** A colleague has changed the enquiry meanwhile. */
export class EditConflict extends AppError {
  constructor(message = 'Someone else has changed this enquiry.') {
    super(409, message)
  }
}
