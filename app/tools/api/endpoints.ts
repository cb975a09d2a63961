import { itrForm } from './itr-form.ts'
import { residence } from './residence.ts'
import type { ToolEndpoint } from './tool-endpoint.ts'

/** Every tool of the API, by its name in the address. */
export const endpoints: Record<string, ToolEndpoint> = {
  'itr-form': itrForm,
  residence,
}
