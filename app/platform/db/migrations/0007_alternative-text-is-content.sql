-- The alternative text of a featured image is taken from the library, so a page shows it.
CREATE TRIGGER images_changed AFTER UPDATE OF alt ON images FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
