/** Every table, by noun. Constraints and indexes live here, not only in code. */
export * from './schema/accounts.ts'
export * from './schema/blog.ts'
export * from './schema/content.ts'
export * from './schema/faqs.ts'
export * from './schema/images.ts'
export * from './schema/leads.ts'
export * from './schema/mail.ts'
export * from './schema/templates.ts'
