import { config } from 'zod/mini'

// Without this, Zod compiles its checks at run time, which the site's policy forbids in browsers.
config({ jitless: true })
