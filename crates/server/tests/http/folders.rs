//! A page read from a folder.

use crate::support::ask_of;
use axum::http::StatusCode;
use server::{Page, PageError, app};
use std::fs;

#[tokio::test]
async fn a_folder_is_read_with_everything_below_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let page = folder.path().join("page");
    fs::create_dir_all(page.join("assets/deep")).expect("folders");
    fs::write(page.join("index.html"), "the page").expect("a file");
    fs::write(page.join("assets/deep/a-1.js"), "a script").expect("a file");
    fs::write(page.join("assets/deep/a-1.js.br"), "packed").expect("a file");
    fs::write(folder.path().join("secret.txt"), "secret").expect("a file");
    #[cfg(unix)]
    std::os::unix::fs::symlink(folder.path(), page.join("up")).expect("a link");
    let app = app(Page::from_folder(&page).expect("a page"));
    let script = ask_of(app.clone(), "GET", "/assets/deep/a-1.js", &[]).await;
    assert_eq!(script.body, "a script");
    let headers = [("accept-encoding", "br")];
    let packed = ask_of(app.clone(), "GET", "/assets/deep/a-1.js", &headers).await;
    assert_eq!(packed.body, "packed");
    for path in ["/up/secret.txt", "/../secret.txt", "/secret.txt", "/page"] {
        let answer = ask_of(app.clone(), "GET", path, &[]).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
    }
    // Read once: what happens to the folder later changes no answer.
    fs::remove_dir_all(&page).expect("removed");
    assert_eq!(ask_of(app, "GET", "/", &[]).await.body, "the page");
}

#[test]
fn a_folder_without_a_page_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    assert!(matches!(
        Page::from_folder(folder.path()),
        Err(PageError::NoIndex)
    ));
    let missing = folder.path().join("none");
    let refused = Page::from_folder(&missing);
    assert!(matches!(refused, Err(PageError::Unreadable { path, .. }) if path == missing));
}
