//! Files that are read whole, and never fill the memory.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

#[test]
fn a_file_is_read_whole_or_refused_by_its_size() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("five");
    fs::write(&path, "12345").expect("a file");
    assert_eq!(files::read(&path, 5).expect("five bytes"), b"12345");
    let refused = files::read(&path, 4).expect_err("four bytes at most");
    assert_eq!(refused.kind(), ErrorKind::FileTooLarge);
    let missing = files::read(&folder.path().join("none"), 4).expect_err("no file");
    assert_eq!(missing.kind(), ErrorKind::NotFound);
}

#[cfg(unix)]
#[test]
fn a_device_without_an_end_is_too_large() {
    let refused = files::read(Path::new("/dev/zero"), 1 << 16).expect_err("no end");
    assert_eq!(refused.kind(), ErrorKind::FileTooLarge);
}
