//! A page read from a folder.

use crate::support::ask_of;
use axum::http::StatusCode;
use server::{BuiltPage, MOST_BYTES, PageError, app};
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
    let app = app(BuiltPage::from_folder(&page).expect("a page"));
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
        BuiltPage::from_folder(folder.path()),
        Err(PageError::NoIndex)
    ));
    let missing = folder.path().join("none");
    let refused = BuiltPage::from_folder(&missing);
    assert!(matches!(refused, Err(PageError::Unreadable { path, .. }) if path == missing));
}

#[tokio::test]
async fn names_that_begin_with_a_dot_are_not_even_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let hidden = folder.path().join(".git");
    fs::create_dir(&hidden).expect("a folder");
    fs::write(folder.path().join("index.html"), "the page").expect("a file");
    // Neither could be read.
    for path in [folder.path().join(".large"), hidden.join("large")] {
        let file = fs::File::create(path).expect("a file");
        file.set_len(MOST_BYTES + 1).expect("a size");
    }
    let app = app(BuiltPage::from_folder(folder.path()).expect("a page"));
    for path in ["/.large", "/.git/large"] {
        let answer = ask_of(app.clone(), "GET", path, &[]).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn links_are_not_followed_out_of_the_folder_nor_in_circles() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().expect("a folder");
    let page = folder.path().join("page");
    fs::create_dir_all(page.join("deep")).expect("folders");
    fs::write(page.join("index.html"), "the page").expect("a file");
    fs::write(folder.path().join("secret.txt"), "secret").expect("a file");
    for (target, link) in [
        (folder.path().join("secret.txt"), "secret.txt"),
        (page.join("index.html"), "other.html"),
        (page.clone(), "deep/circle"),
        ("circle".into(), "circle"),
        ("nowhere".into(), "broken"),
    ] {
        symlink(target, page.join(link)).expect("a link");
    }
    // The folder itself may well be named by a link.
    let named = folder.path().join("named");
    symlink(&page, &named).expect("a link");
    let app = app(BuiltPage::from_folder(&named).expect("a page"));
    assert_eq!(ask_of(app.clone(), "GET", "/", &[]).await.body, "the page");
    for path in [
        "/secret.txt",
        "/other.html",
        "/deep/circle/index.html",
        "/circle",
        "/broken",
    ] {
        let answer = ask_of(app.clone(), "GET", path, &[]).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_name_that_no_address_can_hold_is_refused() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("index.html"), "the page").expect("a file");
    let odd = folder.path().join(OsStr::from_bytes(b"caf\xe9.js"));
    fs::write(&odd, "a script").expect("a file");
    let refused = BuiltPage::from_folder(folder.path());
    assert!(matches!(refused, Err(PageError::UnreadableName { path }) if path == odd));
}

#[test]
fn a_folder_that_is_too_large_is_refused_before_it_fills_the_memory() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("index.html"), "the page").expect("a file");
    let file = fs::File::create(folder.path().join("film.mp4")).expect("a file");
    file.set_len(1 << 40).expect("a size");
    let refused = BuiltPage::from_folder(folder.path());
    assert!(matches!(
        refused,
        Err(PageError::TooLarge { most: MOST_BYTES })
    ));
}
