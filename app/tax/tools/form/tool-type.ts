import type { Answer } from '#app/tax/working/answer.ts'
import type { Facts } from '#app/tax/working/answer-html.ts'
import type { Field, FieldGroup } from '#content/en/tools/form.ts'
import type { ToolId } from '#content/en/tools/menu.ts'
import type { ToolWords } from '#content/en/tools/tool-words.ts'
import type { FinancialYear } from '#content/facts/in-year.ts'

/** What a form holds, by the names of its fields; a field of the second sale is `sales.1.price`. */
export type FormValues = Record<string, string>

export interface Fault {
  /** the name of the field */
  path: string
  message: string
}

/** What a tool says of a filled-in form: its answer, what is wrong, or what it still needs. */
export type Response =
  | {
      answer: Answer
      /** fields to show, with which it may be corrected */
      asks?: readonly string[]
      /** values in place of long ones, with the same answer, for an enquiry */
      brief?: FormValues
    }
  | { faults: Fault[] }
  | {
      /** a sentence that asks for what is missing: 'Enter your salary to see both taxes.', or for what is meant */
      missing: string
      suggested?: FormValues
      /** fields to show, in which it is answered */
      asks?: readonly string[]
    }

/**
 * One tool. It is a pure function from what a form holds to an answer, the same in the browser, for
 * a form that is posted without script, and for a working that is sent to an accountant.
 */
export interface Tool {
  id: ToolId
  /** what is said around its form and its answer; in English if absent */
  words?: ToolWords
  /** the years it knows, which `yearsOn` sorts; empty where no year matters */
  years: readonly FinancialYear[]
  /**
   * It opens on the running year, for payments and days that still lie ahead. Otherwise on the one whose
   * return is being filed, which from 1 April on is the one that has just ended.
   */
  opensOn?: 'running'
  /** the fields for a first answer; on a telephone it stands right below them */
  basics: readonly Field[]
  /** the same on a day, where they name the year that is being filed; `toolOn` puts them in */
  basicsOn?(today: string): readonly Field[]
  /** what may change the answer */
  more: readonly FieldGroup[]
  /** fills the form in with one tap */
  example: FormValues
  /** where its days lie in one year, the examples of other years */
  exampleIn?: Partial<Record<FinancialYear, FormValues>>
  /** the rules that its lines name */
  facts: Facts
  /** what an answer needs once one of these fields is filled in; without it, it is of what else is known */
  later?: { fields: readonly string[]; load(): Promise<void> }
  /** @param values of every field, those left alone with their initial value */
  respond(values: FormValues, context: ToolContext): Response
}

export interface ToolContext {
  /** '2025-26' where the tool has no years */
  year: FinancialYear
  /** today in India, as YYYY-MM-DD */
  today: string
  /** of a firm that isn’t registered for GST */
  noGst?: boolean
}
