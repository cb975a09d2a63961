import { fileURLToPath } from 'node:url'

/** What the bundler tells of its modules. */
interface Graph {
  getModuleInfo: (id: string) => {
    importedIds: readonly string[]
    dynamicallyImportedIds: readonly string[]
  } | null
}

/**
 * The scripts as a few files: what every public page runs, what receipts do and, once a form is used, React and
 * the forms, which a phone compiles and runs in two tasks that way; and what every screen of the staff begins
 * with. Each set of modules that some forms and screens have in common would be a file of its own otherwise:
 * seventy of a few hundred bytes for a form, two hundred for a screen, each of which has to be asked for.
 * The icons that forms lack are one file for the same reason.
 */
export function scriptFiles() {
  return [
    { name: fileOf('page', (graph) => importedBy(EVERY_PAGE, graph)), priority: 5 },
    { name: fileOf('receipts', () => [RECEIPTS]), priority: 4 },
    { name: fileOf('react', (graph) => importedBy(REACT, graph)), priority: 3 },
    { name: fileOf('forms', (graph) => [...lazyIn(FORMS, graph), COPY]), priority: 2 },
    { name: fileOf('hindi', () => [HINDI]), priority: 1.5 },
    { name: 'icons', test: ICONS, priority: 1 },
    { name: fileOf('staff', (graph) => importedBy(STAFF, graph), ICONS), priority: 0 },
  ]
}

function fileOf(
  name: string,
  entries: (graph: Graph) => readonly string[],
  except: RegExp = STAFF_ONLY,
) {
  let found: Set<string> | undefined
  return (id: string, graph: Graph): string | null => {
    found ??= modules(entries(graph), graph, except)
    return found.has(id) ? name : null
  }
}

const EVERY_PAGE = fileURLToPath(new URL('../app/entry/entry-public.ts', import.meta.url))
const REACT = fileURLToPath(new URL('../app/entry/islands.tsx', import.meta.url))
const STAFF = fileURLToPath(new URL('../app/entry/entry-client.tsx', import.meta.url))
const RECEIPTS = fileURLToPath(
  new URL('../app/enquiries/receipt/enhance-receipts.ts', import.meta.url),
)
/** The words of the forms: English ones are with them, Hindi ones are loaded on a page in Hindi. */
const COPY = fileURLToPath(new URL('../content/en/in-browser.ts', import.meta.url))
const HINDI = fileURLToPath(new URL('../content/hi/in-browser.ts', import.meta.url))
const FORMS = fileURLToPath(new URL('../app/entry/forms.ts', import.meta.url))

/** Without the module itself: the staff's app needs much of the same file, and must not run it. */
function importedBy(module: string, graph: Graph): readonly string[] {
  return graph.getModuleInfo(module)?.importedIds ?? []
}

function lazyIn(module: string, graph: Graph): readonly string[] {
  return graph.getModuleInfo(module)?.dynamicallyImportedIds ?? []
}

/** The router and the icons, which forms need little of, and the staff's screens all. */
const STAFF_ONLY =
  /\/node_modules\/(@tanstack\/(react-router|router-core|history|store)|lucide-react)\//

const ICONS = /\/node_modules\/lucide-react\//

/** Modules and all that they import, and so on. */
function modules(entries: readonly string[], graph: Graph, except: RegExp): Set<string> {
  const found = new Set(entries)
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (!except.test(imported)) found.add(imported)
    }
  }
  return found
}
